CREATE TABLE "business_calls" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"day" text NOT NULL,
	"part_of_day" text NOT NULL,
	"time_zone" text NOT NULL,
	"phone" text NOT NULL,
	"message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_integrations" (
	"business_id" bigint NOT NULL,
	"integration" text NOT NULL,
	"set_up_by" bigint,
	"set_up_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_integrations_business_id_integration_pk" PRIMARY KEY("business_id","integration")
);
--> statement-breakpoint
CREATE TABLE "business_invites" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"invited_by" bigint,
	"user_id" bigint,
	"email" text,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_invites_one" CHECK (("business_invites"."user_id" is null) <> ("business_invites"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "business_calls" ADD CONSTRAINT "business_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_integrations" ADD CONSTRAINT "business_integrations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_integrations" ADD CONSTRAINT "business_integrations_set_up_by_users_id_fk" FOREIGN KEY ("set_up_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invites" ADD CONSTRAINT "business_invites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invites" ADD CONSTRAINT "business_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invites" ADD CONSTRAINT "business_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_calls_user" ON "business_calls" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "business_integrations_by" ON "business_integrations" USING btree ("set_up_by");--> statement-breakpoint
CREATE UNIQUE INDEX "business_invites_user" ON "business_invites" USING btree ("user_id","business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_invites_email" ON "business_invites" USING btree ("business_id","email");--> statement-breakpoint
CREATE INDEX "business_invites_by" ON "business_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "business_invites_expiry" ON "business_invites" USING btree ("expires_at");