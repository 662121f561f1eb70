CREATE TABLE "model_prices" (
	"model" text PRIMARY KEY NOT NULL,
	"input_price" double precision,
	"output_price" double precision
);
--> statement-breakpoint
ALTER TABLE "model_connections" ADD COLUMN "more_models" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "chosen_model" text;--> statement-breakpoint
-- The prices so far are those of the model that is connected; where the environment names it, of the one that wrote last.
INSERT INTO "model_prices" ("model", "input_price", "output_price")
SELECT coalesce("connected"."model", "latest"."model"), "input_price", "output_price"
FROM "model_budgets"
	LEFT JOIN (SELECT "model" FROM "model_connections" LIMIT 1) AS "connected" ON true
	LEFT JOIN (SELECT "model" FROM "runs" WHERE "source" = 'model' ORDER BY "created_at" DESC LIMIT 1) AS "latest" ON true
WHERE coalesce("connected"."model", "latest"."model") IS NOT NULL AND coalesce("input_price", "output_price") IS NOT NULL;--> statement-breakpoint
ALTER TABLE "model_budgets" DROP COLUMN "input_price";--> statement-breakpoint
ALTER TABLE "model_budgets" DROP COLUMN "output_price";