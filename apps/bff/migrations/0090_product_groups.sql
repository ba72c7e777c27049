CREATE TABLE "product_group_items" (
	"group_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"is_picked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_group_items_group_id_item_id_pk" PRIMARY KEY("group_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"catalog_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_group_items" ADD CONSTRAINT "product_group_items_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_groups_name" ON "product_groups" USING btree ("catalog_id",lower("name"));--> statement-breakpoint
CREATE INDEX "product_groups_catalog" ON "product_groups" USING btree ("catalog_id","id");