CREATE TABLE "import_results" (
	"import_id" bigint NOT NULL,
	"nth" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"target_id" bigint,
	CONSTRAINT "import_results_import_id_nth_pk" PRIMARY KEY("import_id","nth")
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"state" text NOT NULL,
	"is_local" boolean DEFAULT false NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"kind" text,
	"preview" jsonb,
	"choices" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"merged" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_items" ALTER COLUMN "source_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_results_result" ON "import_results" USING btree ("import_id","result","nth");--> statement-breakpoint
CREATE INDEX "member_imports_owner" ON "member_imports" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_imports_one_running" ON "member_imports" USING btree ("owner_id") WHERE "member_imports"."state" in ('reading', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "member_imports_active" ON "member_imports" USING btree ("active_at");