CREATE TABLE "imported_items" (
	"owner_id" bigint NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_items_owner_id_source_kind_source_id_pk" PRIMARY KEY("owner_id","source","kind","source_id")
);
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_items_import" ON "imported_items" USING btree ("import_id");