CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"tool" text NOT NULL,
	"step" integer NOT NULL,
	"input" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_tool_pk" PRIMARY KEY("user_id","tool")
);
--> statement-breakpoint
CREATE TABLE "run_progress" (
	"run_id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"progress" jsonb NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "model_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_progress" ADD CONSTRAINT "run_progress_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_under_way" ON "runs" USING btree ("created_at") WHERE "runs"."status" in ('queued', 'running');--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_request" UNIQUE("user_id","idempotency_key");