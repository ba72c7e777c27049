CREATE TABLE "board_looks" (
	"user_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"card_size" text NOT NULL,
	"is_pictures_only" boolean NOT NULL,
	CONSTRAINT "board_looks_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_looks_board" ON "board_looks" USING btree ("board_id");