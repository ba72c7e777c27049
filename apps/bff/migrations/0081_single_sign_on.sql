CREATE TABLE "sign_on_domains" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp with time zone,
	"issuer" text,
	"client_id" text,
	"sealed_secret" text,
	"enabled_at" timestamp with time zone,
	"is_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_domains_enabled" CHECK ("sign_on_domains"."enabled_at" is null or ("sign_on_domains"."proved_at" is not null and "sign_on_domains"."issuer" is not null
        and "sign_on_domains"."client_id" is not null and "sign_on_domains"."sealed_secret" is not null)),
	CONSTRAINT "sign_on_domains_required" CHECK (not "sign_on_domains"."is_required" or "sign_on_domains"."enabled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_domains" ADD CONSTRAINT "sign_on_domains_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_domains_business" ON "sign_on_domains" USING btree ("business_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_domains_proved" ON "sign_on_domains" USING btree ("domain") WHERE "sign_on_domains"."proved_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_identities_subject" ON "sign_on_identities" USING btree ("provider","issuer","subject");--> statement-breakpoint
CREATE INDEX "sign_on_identities_user" ON "sign_on_identities" USING btree ("user_id","id");