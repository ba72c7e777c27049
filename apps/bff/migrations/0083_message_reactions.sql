CREATE TABLE "conversation_message_reactions" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reaction_type" smallint NOT NULL,
	CONSTRAINT "conversation_message_reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_message_reactions" ADD CONSTRAINT "conversation_message_reactions_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message_reactions" ADD CONSTRAINT "conversation_message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_message_reactions_user" ON "conversation_message_reactions" USING btree ("user_id");