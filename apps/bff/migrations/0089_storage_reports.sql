CREATE TABLE "storage_reports" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL
);
