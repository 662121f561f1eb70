CREATE TABLE "calls" (
	"user_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"facts" jsonb,
	"read_with" text NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_user_id_text_hash_pk" PRIMARY KEY("user_id","text_hash")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;