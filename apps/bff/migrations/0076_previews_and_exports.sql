CREATE TABLE "link_previews" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_previews_kind_subject_id_key_pk" PRIMARY KEY("kind","subject_id","key")
);
--> statement-breakpoint
ALTER TABLE "member_exports" ADD COLUMN "format" text DEFAULT 'archive' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_exports" ADD COLUMN "board_id" bigint;--> statement-breakpoint
ALTER TABLE "member_exports" ADD CONSTRAINT "member_exports_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_exports_board" ON "member_exports" USING btree ("board_id");