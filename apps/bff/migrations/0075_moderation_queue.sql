CREATE TABLE "report_assignments" (
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"moderator_id" bigint,
	"asked_by" bigint,
	CONSTRAINT "report_assignments_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "statement" text;--> statement-breakpoint
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_assignments_moderator" ON "report_assignments" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "report_assignments_asked_by" ON "report_assignments" USING btree ("asked_by");