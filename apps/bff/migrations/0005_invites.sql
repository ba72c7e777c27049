CREATE TABLE "invite_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"sender_id" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_codes_sender" ON "invite_codes" USING btree ("sender_id");