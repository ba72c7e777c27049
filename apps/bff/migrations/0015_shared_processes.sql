CREATE SEQUENCE IF NOT EXISTS "public"."process_numbers" INCREMENT BY 1 MINVALUE 0 MAXVALUE 1023 START WITH 0 CACHE 1 CYCLE;--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" uuid PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");