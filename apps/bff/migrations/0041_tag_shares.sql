CREATE TABLE "tag_shares" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tag_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" bigint
);
--> statement-breakpoint
ALTER TABLE "tag_shares" ADD CONSTRAINT "tag_shares_tag_id_conversion_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."conversion_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_shares" ADD CONSTRAINT "tag_shares_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_shares" ADD CONSTRAINT "tag_shares_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_shares_once" ON "tag_shares" USING btree ("tag_id","business_id");--> statement-breakpoint
CREATE INDEX "tag_shares_business" ON "tag_shares" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "tag_shares_asked_by" ON "tag_shares" USING btree ("asked_by");