CREATE TABLE "experiences" (
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"targeting" jsonb NOT NULL,
	"frequency" jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"triggered_by" text,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "experiences_placement_id_experience_id_pk" PRIMARY KEY("placement_id","experience_id")
);
--> statement-breakpoint
CREATE TABLE "user_experiences" (
	"user_id" bigint NOT NULL,
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"triggered_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "user_experiences_user_id_placement_id_experience_id_pk" PRIMARY KEY("user_id","placement_id","experience_id")
);
--> statement-breakpoint
ALTER TABLE "user_experiences" ADD CONSTRAINT "user_experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_experiences" ADD CONSTRAINT "user_experiences_experience" FOREIGN KEY ("placement_id","experience_id") REFERENCES "public"."experiences"("placement_id","experience_id") ON DELETE cascade ON UPDATE no action;