CREATE TABLE "link_previews" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_previews_kind_subject_id_key_pk" PRIMARY KEY("kind","subject_id","key")
);
