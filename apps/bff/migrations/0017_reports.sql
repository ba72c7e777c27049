CREATE TABLE "moderation_decisions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"moderator_id" bigint,
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"report_count" integer NOT NULL,
	"excerpt" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"reporter_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"seen_id" bigint NOT NULL,
	"excerpt" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"state" text DEFAULT 'open' NOT NULL,
	"decision_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_decisions_owner" ON "moderation_decisions" USING btree ("owner_id","id") WHERE "moderation_decisions"."decision" <> 'keep';--> statement-breakpoint
CREATE INDEX "moderation_decisions_moderator" ON "moderation_decisions" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_open" ON "reports" USING btree ("reporter_id","kind","object_id") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("kind","object_id","id") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_owner" ON "reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_decision" ON "reports" USING btree ("decision_id");