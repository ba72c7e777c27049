CREATE TABLE "spam_limits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"rule" text NOT NULL,
	"sample" text,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "users_private";--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD COLUMN "reason" text DEFAULT 'mode' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spam_limits" ADD CONSTRAINT "spam_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spam_limits_active" ON "spam_limits" USING btree ("user_id") WHERE "spam_limits"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "spam_limits_listed" ON "spam_limits" USING btree ("id") WHERE "spam_limits"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "spam_limits_user" ON "spam_limits" USING btree ("user_id","rule","lifted_at");--> statement-breakpoint
CREATE INDEX "users_restricted" ON "users" USING btree ("id") WHERE ("users"."is_private" or "users"."is_limited");--> statement-breakpoint
CREATE TRIGGER users_limited_recorded AFTER UPDATE OF "is_limited" ON "users" FOR EACH ROW
	WHEN (OLD.is_limited IS DISTINCT FROM NEW.is_limited) EXECUTE FUNCTION record_private_profile();
