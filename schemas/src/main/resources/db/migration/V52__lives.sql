-- Whether a worker lives: as long as its session holds an advisory lock with its id.
CREATE FUNCTION worker_is_alive(worker integer) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (
	SELECT
	FROM pg_locks
	WHERE locktype = 'advisory' AND classid = 1 AND CAST(objid AS bigint) = worker AND objsubid = 2 AND granted
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database()));
