CREATE TABLE "home_feed_models" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_feed_models_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"layout" smallint NOT NULL,
	"weights" double precision[],
	"samples" integer NOT NULL,
	"learned_loss" double precision,
	"prior_loss" double precision,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_feed_samples" (
	"id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"layout" smallint NOT NULL,
	"features" smallint[] NOT NULL,
	"result" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_feed_seen" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"content_ids" bigint[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_feed_seen" ADD CONSTRAINT "home_feed_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_feed_samples_day" ON "home_feed_samples" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "home_feed_seen_age" ON "home_feed_seen" USING btree ("updated_at");