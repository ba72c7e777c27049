CREATE TABLE "app_grants" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"app_id" text NOT NULL,
	"registered_app_id" text,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"grant_id" bigint NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registered_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"website_url" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "grant_id" bigint;--> statement-breakpoint
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_registered_app_id_registered_apps_id_fk" FOREIGN KEY ("registered_app_id") REFERENCES "public"."registered_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_grant_id_app_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."app_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_apps" ADD CONSTRAINT "registered_apps_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_grants_user" ON "app_grants" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "app_grants_registered_app" ON "app_grants" USING btree ("registered_app_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_grant" ON "refresh_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "registered_apps_owner" ON "registered_apps" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_grant_id_app_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."app_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_grant_id_app_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."app_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_grant" ON "access_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_grant" ON "authorization_codes" USING btree ("grant_id");--> statement-breakpoint
-- The tokens of the browser extension that exist belong to a grant each.
INSERT INTO "app_grants" ("id", "user_id", "app_id", "scopes", "created_at", "last_used_at", "expires_at")
  SELECT "id", "user_id", "app_id", "scopes", "created_at", "last_used_at", "expires_at" FROM "access_tokens";
--> statement-breakpoint
UPDATE "access_tokens" SET "grant_id" = "id";
