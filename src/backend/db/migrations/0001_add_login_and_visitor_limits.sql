CREATE TABLE "login_failures" (
	"email" text NOT NULL,
	"network" text NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failures_email_network_pk" PRIMARY KEY("email","network")
);
--> statement-breakpoint
CREATE TABLE "spent_identity_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_network_usage" (
	"network_hash" text NOT NULL,
	"day" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visitor_network_usage_network_hash_day_pk" PRIMARY KEY("network_hash","day")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;