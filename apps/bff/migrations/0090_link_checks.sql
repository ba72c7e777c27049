CREATE TABLE "link_checks" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp with time zone,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("due_at");