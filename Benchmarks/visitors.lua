-- Requests of 1,024 visitors behind a proxy, in turn, so that the limit of one address isn't reached.
local requests, last = {}, 0

function init()
    for visitor = 0, 1023 do
        wrk.headers["X-Forwarded-For"] = "10.0." .. math.floor(visitor / 256) .. "." .. visitor % 256
        requests[visitor + 1] = wrk.format()
    end
end

function request()
    last = last % #requests + 1
    return requests[last]
end
