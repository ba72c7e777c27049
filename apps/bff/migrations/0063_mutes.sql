CREATE TABLE "mutes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"key" text NOT NULL,
	"patterns" text[] DEFAULT '{}' NOT NULL,
	"member_id" bigint,
	"interest_id" bigint,
	"days" smallint,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mutes_once" ON "mutes" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "mutes_member" ON "mutes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mutes_interest" ON "mutes" USING btree ("interest_id");--> statement-breakpoint
CREATE INDEX "mutes_until" ON "mutes" USING btree ("until") WHERE "mutes"."until" is not null;