ALTER TABLE "model_spending" DROP CONSTRAINT "model_spending_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "model_spending" DROP CONSTRAINT "model_spending_month_user_id_pk";--> statement-breakpoint
ALTER TABLE "model_spending" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "tool" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_spending_of_user" ON "model_spending" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_of" UNIQUE("month","user_id","tool");