CREATE TABLE "entered_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_switches" (
	"model_id" text PRIMARY KEY NOT NULL,
	"off_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_budgets" (
	"provider" text PRIMARY KEY NOT NULL,
	"usd_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "provider_health_provider_kind_day_pk" PRIMARY KEY("provider","kind","day")
);
--> statement-breakpoint
CREATE INDEX "tasks_created_at_index" ON "tasks" USING btree ("created_at");