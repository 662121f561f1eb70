CREATE TABLE "own_model_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_model_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"is_allowed" boolean NOT NULL,
	"servers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_models" (
	"user_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_spending" DROP CONSTRAINT "model_spending_of";--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_model_keys" ADD CONSTRAINT "own_model_keys_user_id_own_models_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."own_models"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_of" UNIQUE("month","user_id","tool","own_key");