CREATE TABLE "news" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"actor_count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_actors" (
	"news_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"pin_id" bigint,
	"comment_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_actors_news_id_actor_id_pk" PRIMARY KEY("news_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "news_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"off" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_follows" ADD COLUMN "news_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_actors" ADD CONSTRAINT "news_actors_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_actors" ADD CONSTRAINT "news_actors_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_settings" ADD CONSTRAINT "news_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "news_unread_once" ON "news" USING btree ("user_id","kind","subject_id") WHERE "news"."read_at" is null;--> statement-breakpoint
CREATE INDEX "news_user" ON "news" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "news_unread" ON "news" USING btree ("user_id","last_at") WHERE "news"."read_at" is null;--> statement-breakpoint
CREATE INDEX "news_actors_newest" ON "news_actors" USING btree ("news_id","at","actor_id");--> statement-breakpoint
CREATE INDEX "news_actors_actor" ON "news_actors" USING btree ("actor_id");