CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY NOT NULL,
	"decision_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answer_text" text,
	"answered_by" bigint,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "copyright_notices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"addresses" text NOT NULL,
	"work" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"note" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyright_notices" ADD CONSTRAINT "copyright_notices_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_decision" ON "appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE "appeals"."answer" is null;--> statement-breakpoint
CREATE INDEX "appeals_answered_by" ON "appeals" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "copyright_notices_reference" ON "copyright_notices" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "copyright_notices_open" ON "copyright_notices" USING btree ("id") WHERE "copyright_notices"."decision" is null;--> statement-breakpoint
CREATE INDEX "copyright_notices_decided_by" ON "copyright_notices" USING btree ("decided_by");