CREATE TABLE "model_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text NOT NULL,
	"has_key" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_keys" ADD CONSTRAINT "model_keys_id_model_connections_id_fk" FOREIGN KEY ("id") REFERENCES "public"."model_connections"("id") ON DELETE cascade ON UPDATE no action;