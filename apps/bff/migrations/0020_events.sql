CREATE TABLE "events" (
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"type" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"is_signed_in" boolean NOT NULL,
	"view_type" integer,
	"view_parameter" integer,
	"component" integer,
	"element" integer,
	"pin_id" bigint,
	"board_id" bigint,
	"object_id" text,
	"aux" jsonb,
	CONSTRAINT "events_day_id_pk" PRIMARY KEY("day","id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "events_default" PARTITION OF "events" DEFAULT;
--> statement-breakpoint
CREATE INDEX "events_pin" ON "events" USING btree ("pin_id","type");