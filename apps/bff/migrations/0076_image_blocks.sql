CREATE TABLE "image_block_hits" (
	"block_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_block_hits_block_id_user_id_pk" PRIMARY KEY("block_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "image_blocks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" bigserial NOT NULL,
	"sha256" text,
	"copy_hash" text,
	"distance" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "image_block_hits" ADD CONSTRAINT "image_block_hits_block_id_image_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."image_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_block_hits" ADD CONSTRAINT "image_block_hits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_block_hits_user" ON "image_block_hits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "image_blocks_revision" ON "image_blocks" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "image_blocks_sha256" ON "image_blocks" USING btree ("sha256") WHERE "image_blocks"."removed_at" is null;