"""Small charts as SVG, light and dark."""

import html
import math
import re

STYLE = """
text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
.title { font-size: 20px; font-weight: 600; }
.chart { font-size: 14px; font-weight: 600; }
.soft { fill: var(--soft); }
.tile { font-size: 24px; font-weight: 600; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.card { fill: var(--card); stroke: var(--rule); }
.rule { stroke: var(--rule); }
.away { fill: var(--away); }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
svg { --ground: #f4f5f7; --card: #fff; --ink: #1c2127; --soft: #5b6672; --rule: #dfe3e8; --away: #8a94a01f;
  --c0: #2a6fdb; --c1: #e0812b; --c2: #2f9e6e; --c3: #8a5bd0; --c4: #c8508a; --c5: #8a94a0; --bad: #d03b3b; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #101317; --card: #191d23; --ink: #e8ebee; --soft: #9aa4af; --rule: #2c323a; --away: #9aa4af26;
    --c0: #6ea4f5; --c1: #f0a45d; --c2: #57c795; --c3: #b594ef; --c4: #e88bb7; --c5: #7c8793; --bad: #f07070; }
}
"""
LIGHT = dict(re.findall(r"--(\w+): (#\w+)", STYLE.partition("@media")[0]))
COLUMNS, GAP, WIDTH, HEIGHT = 2, 16, 560, 236
# the margins inside a card
LEFT, TOP, RIGHT, BOTTOM = 44, 66, 16, 44


def number(value):
    return f"{value:,.0f}" if value >= 10 or value == int(value) else f"{value:.1f}"


def text(x, y, said, kind=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{html.escape(str(said))}</text>'


def ceiling(value):
    """Returns a round number that isn't smaller than a value, and a distance of grid lines that divides it."""
    step = 10 ** math.floor(math.log10(max(value, 1e-9)))
    for factor, parts in ((1, 2), (2, 4), (3, 3), (4, 4), (5, 5), (6, 3), (8, 4), (10, 5)):
        if factor * step >= value:
            return factor * step, factor * step / parts


def color(name, index):
    return "var(--bad)" if name in ("503", "failed") else f"var(--c{min(index, 5)})"


class Plot:
    """The axes of a chart over seconds."""

    def __init__(self, seconds, most, away):
        self.seconds = seconds
        self.most, step = ceiling(most)
        self.width, self.height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        self.parts = []
        if away:
            begin, end, said = away
            x, wide = self.x(begin), self.x(end) - self.x(begin)
            self.parts.append(f'<rect x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{self.height}" class="away"/>')
            self.parts.append(text(x + wide / 2, TOP - 6, said, "soft middle"))
        for index in range(round(self.most / step) + 1):
            y = self.y(index * step)
            self.parts.append(f'<line x1="{LEFT}" x2="{LEFT + self.width}" y1="{y:.1f}" y2="{y:.1f}" class="rule"/>')
            self.parts.append(text(LEFT - 6, y + 4, number(index * step), "soft end"))
        for second in range(0, seconds + 1, seconds // 4):
            place = "soft middle" if second < seconds else "soft end"
            self.parts.append(text(self.x(second), TOP + self.height + 16, f"{second} s", place))

    def x(self, second):
        return LEFT + self.width * second / self.seconds

    def y(self, value):
        return TOP + self.height * (1 - min(value, self.most) / self.most)

    def legend(self, names):
        x = LEFT
        for index, name in enumerate(names):
            self.parts.append(
                f'<rect x="{x:.1f}" y="{HEIGHT - 19}" width="9" height="9" rx="2" fill="{color(name, index)}"/>')
            self.parts.append(text(x + 13, HEIGHT - 11, name, "soft"))
            x += 26 + 6.4 * len(name)


def stack(rates, seconds, away=None):
    """Draws a stacked bar for each second, with the largest series at the bottom and `others` on top."""
    names = sorted(rates, key=lambda name: (name == "others", -sum(rates[name])))
    plot = Plot(seconds, max(sum(values) for values in zip(*rates.values())), away)
    base = [0] * seconds
    width = plot.width / seconds
    for index, name in enumerate(names):
        for second, value in enumerate(rates[name]):
            if value:
                low, high = plot.y(base[second]), plot.y(base[second] + value)
                plot.parts.append(
                    f'<rect x="{plot.x(second) + 0.5:.1f}" y="{high:.1f}" width="{width - 1:.1f}"'
                    f' height="{max(low - high, 0.5):.1f}" fill="{color(name, index)}"/>')
                base[second] += value
    plot.legend(names)
    return plot.parts


def lines(values, seconds, away=None):
    """Draws a line for each series, with gaps where values are missing."""
    known = sorted(value for row in values.values() for value in row if value is not None)
    plot = Plot(seconds, known[-1], away)
    for index, (name, row) in enumerate(values.items()):
        path, is_down = [], False
        for second, value in enumerate(row):
            if value is not None:
                path.append(f"{'L' if is_down else 'M'}{plot.x(second + 0.5):.1f} {plot.y(value):.1f}")
            is_down = value is not None
        plot.parts.append(f'<path d="{" ".join(path)}" class="line" stroke="{color(name, index)}"/>')
    plot.legend(values)
    return plot.parts


def bars(values, said="{:,}", count=7):
    """Draws a horizontal bar for each of the first `count` values."""
    kept = list(values.items())[:count]
    most = max(value for _, value in kept)
    height = (HEIGHT - TOP - 12) / max(len(kept), 5)
    parts = []
    for index, (name, value) in enumerate(kept):
        y = TOP + index * height
        width = max(250 * value / most, 1)
        parts.append(text(248, y + height / 2 + 3, name, "end"))
        parts.append(
            f'<rect x="256" y="{y + 2:.1f}" width="{width:.1f}" height="{height - 5:.1f}" rx="2" fill="var(--c0)"/>')
        parts.append(text(262 + width, y + height / 2 + 3, said.format(value), "soft"))
    return parts


def with_plain_colors(svg):
    """Adds the light value of each color, for renderers without custom properties, such as librsvg."""
    svg = re.sub(r"(fill|stroke): var\(--(\w+)\)", lambda found: f"{found[1]}: {LIGHT[found[2]]}; {found[0]}", svg)
    return re.sub(
        r'(fill|stroke)="(var\(--(\w+)\))"',
        lambda found: f'{found[1]}="{LIGHT[found[3]]}" style="{found[1]}: {found[2]}"', svg)


class Chart:
    def __init__(self, title, metric, parts):
        self.parts = [
            f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="8" class="card"/>',
            text(16, 26, title, "chart"), text(16, 44, metric, "soft"), *parts]


class Dashboard:
    def __init__(self, title, subtitle, tiles):
        self.title, self.subtitle, self.tiles, self.charts = title, subtitle, tiles, []

    def add(self, *charts):
        self.charts += charts

    def svg(self):
        width = COLUMNS * (WIDTH + GAP) + GAP
        rows = math.ceil(len(self.charts) / COLUMNS)
        top = 172
        height = top + rows * (HEIGHT + GAP)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
            f"<title>{html.escape(self.title)}</title><style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="var(--ground)"/>',
            text(GAP + 4, 36, self.title, "title"), text(GAP + 4, 58, self.subtitle, "soft")]
        wide = (width - GAP) / len(self.tiles)
        for index, (name, value) in enumerate(self.tiles):
            x = GAP + index * wide
            parts.append(f'<rect x="{x + 0.5:.1f}" y="76.5" width="{wide - GAP:.1f}" height="78" rx="8" class="card"/>')
            parts += [text(x + 16, 112, f"{value:,}", "tile"), text(x + 16, 138, name, "soft")]
        for index, chart in enumerate(self.charts):
            x, y = GAP + index % COLUMNS * (WIDTH + GAP), top + index // COLUMNS * (HEIGHT + GAP)
            parts += [f'<g transform="translate({x} {y})">', *chart.parts, "</g>"]
        return with_plain_colors("\n".join([*parts, "</svg>", ""]))
