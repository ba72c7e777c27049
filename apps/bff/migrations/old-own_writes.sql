CREATE UNLOGGED TABLE "own_writes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"lsn" "pg_lsn" NOT NULL
) WITH (fillfactor = 70);
