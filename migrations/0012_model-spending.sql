CREATE TABLE "model_budgets" (
	"id" text PRIMARY KEY NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"month_budget" double precision
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"month" text NOT NULL,
	"user_id" text NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost" double precision NOT NULL,
	CONSTRAINT "model_spending_month_user_id_pk" PRIMARY KEY("month","user_id")
);
--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;