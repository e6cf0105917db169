#if Postgres
import Foundation
import ShellApp

nonisolated extension PostgresStore {
    /// Brings the tables up to date. If several replicas start at once, one of them does it and the others wait.
    ///
    /// - Throws: `StoreFault.newerSchema` if the schema is newer than the last of the migrations, in which case nothing
    ///   is changed; or an error of the database.
    static func migrate(_ lane: PostgresLane, _ migrations: [String]) throws {
        do {
            let connection = try lane.connection()
            // if the connection is lost, the server rolls back the transaction and releases the lock
            try connection.execute("BEGIN")
            do {
                // the wait for another replica may be longer than a statement's time limit
                try connection.execute(
                    "SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(\(lock))", within: time)
                let isThere = "SELECT 1 FROM pg_class WHERE oid = to_regclass('shell_schema')"
                if try connection.run(isThere, []).rows.isEmpty {
                    try connection.execute(
                        "CREATE TABLE shell_schema (version bigint NOT NULL); INSERT INTO shell_schema VALUES (0)")
                }
                let found = try connection.run("SELECT version FROM shell_schema", []).rows.first?.integer("version")
                guard let found, found >= 0 else { throw StoreFault.failed("the table shell_schema has no version") }
                let done = Int(found)
                guard done <= migrations.count else {
                    throw StoreFault.newerSchema(found: "version \(done)", known: "version \(migrations.count)")
                }
                for migration in migrations[done...] { try connection.execute(migration, within: time) }
                if done < migrations.count {
                    _ = try connection.run("UPDATE shell_schema SET version = $1", [.integer(Int64(migrations.count))])
                }
                try connection.execute("COMMIT")
            } catch {
                _ = try? connection.execute("ROLLBACK")
                throw error
            }
        } catch let fault as PostgresFault where fault.kind == .connection || fault.kind == .slow {
            lane.drop()
            throw fault
        }
    }
    /// The time limit of a migration and of the wait for another replica.
    private static let time = Duration.seconds(60)
    /// The key of the advisory lock: an arbitrary number.
    private static let lock = 8_318_546_772

    /// The migrations to each version of the schema, in order. Never change one that was released; append another.
    static let migrations = [
        // a collation that ignores case; user IDs are ASCII letters and digits
        """
        CREATE COLLATION shell_nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
        CREATE TABLE account (
            userID text COLLATE shell_nocase PRIMARY KEY, password text NOT NULL, recovery text,
            permissions text NOT NULL DEFAULT '');
        CREATE TABLE identity (
            userID text COLLATE shell_nocase NOT NULL REFERENCES account ON DELETE CASCADE, step text NOT NULL,
            answer text NOT NULL, PRIMARY KEY (userID, step));
        CREATE TABLE session (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, hash bytea NOT NULL UNIQUE, before bytea,
            userID text COLLATE shell_nocase NOT NULL REFERENCES account ON DELETE CASCADE,
            started double precision NOT NULL, used double precision NOT NULL, isLocked integer NOT NULL DEFAULT 0,
            version bigint NOT NULL DEFAULT 0);
        CREATE INDEX sessionByUse ON session (used);
        CREATE INDEX sessionByBefore ON session (before);
        CREATE INDEX sessionByUser ON session (userID, used);
        CREATE TABLE device (
            hash bytea NOT NULL, userID text COLLATE shell_nocase NOT NULL REFERENCES account ON DELETE CASCADE,
            used double precision NOT NULL, PRIMARY KEY (userID, hash));
        CREATE TABLE attempt (
            rowid bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, time double precision NOT NULL);
        CREATE INDEX attemptByName ON attempt (name, time);
        CREATE INDEX attemptByTime ON attempt (time);
        """,
        """
        CREATE TABLE savedState (
            userID text COLLATE shell_nocase PRIMARY KEY REFERENCES account ON DELETE CASCADE, state bytea NOT NULL);
        """,
    ]
}
#endif
