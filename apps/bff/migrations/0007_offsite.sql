CREATE TABLE "offsite_redirects" (
	"url_hash" text PRIMARY KEY NOT NULL,
	"hops" jsonb NOT NULL,
	"failure" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offsite_rules" (
	"domain" text NOT NULL,
	"path_head" text NOT NULL,
	"path_pattern" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"follows" boolean NOT NULL,
	"message" text,
	"since" timestamp with time zone NOT NULL,
	"load_id" bigint NOT NULL,
	CONSTRAINT "offsite_rules_domain_path_head_path_pattern_source_pk" PRIMARY KEY("domain","path_head","path_pattern","source")
);
--> statement-breakpoint
CREATE TABLE "outbound_clicks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pin_id" bigint,
	"third_party_ad_id" text,
	"host" text NOT NULL,
	"status" text NOT NULL,
	"clickthrough_type" text,
	"object_id" text,
	"collection_position" integer,
	"creative_type" text,
	"clicked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbound_clicks" ADD CONSTRAINT "outbound_clicks_pin_id_pins_id_fk" FOREIGN KEY ("pin_id") REFERENCES "public"."pins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offsite_redirects_expiry" ON "offsite_redirects" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offsite_rules_source" ON "offsite_rules" USING btree ("source","load_id");--> statement-breakpoint
CREATE INDEX "outbound_clicks_pin" ON "outbound_clicks" USING btree ("pin_id","id");