CREATE TABLE "business_digests" (
	"user_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"monday" date NOT NULL,
	CONSTRAINT "business_digests_user_id_business_id_pk" PRIMARY KEY("user_id","business_id")
);
--> statement-breakpoint
ALTER TABLE "business_digests" ADD CONSTRAINT "business_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_digests" ADD CONSTRAINT "business_digests_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_digests_business" ON "business_digests" USING btree ("business_id");