CREATE TABLE "shop_entries" (
	"list" text NOT NULL,
	"content_id" bigint NOT NULL,
	"rank" real NOT NULL,
	"currency" text,
	"price_micro" bigint,
	"discount" smallint NOT NULL,
	"is_available" boolean NOT NULL,
	"category" integer,
	"brand" text,
	"color" text NOT NULL,
	CONSTRAINT "shop_entries_content_id_list_pk" PRIMARY KEY("content_id","list")
);
--> statement-breakpoint
ALTER TABLE "shop_entries" ADD CONSTRAINT "shop_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_entries_rank" ON "shop_entries" USING btree ("list","rank","content_id");--> statement-breakpoint
CREATE INDEX "shop_entries_newest" ON "shop_entries" USING btree ("list","content_id");--> statement-breakpoint
CREATE INDEX "shop_entries_price" ON "shop_entries" USING btree ("list","currency","price_micro","content_id") WHERE "shop_entries"."price_micro" is not null;--> statement-breakpoint
CREATE INDEX "shop_entries_discount" ON "shop_entries" USING btree ("list","discount","content_id") WHERE "shop_entries"."discount" > 0;--> statement-breakpoint
create trigger shop_contents_updated after update of is_oos_product, is_stale_product on contents for each row
  when ((old.is_oos_product, old.is_stale_product) is distinct from (new.is_oos_product, new.is_stale_product))
  execute function record_search_change('pin', 'id');--> statement-breakpoint
insert into search_changes (kind, ref) select 'pin', id from contents where rich ? 'products' order by id desc;
