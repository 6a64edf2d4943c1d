CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"seats" integer NOT NULL,
	"credits_per_month" integer,
	"message" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid,
	"goods_type" text NOT NULL,
	"goods_id" text NOT NULL,
	"cycle" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"recurring_minor" integer,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"failure" text,
	"gateway" text NOT NULL,
	"method" text,
	"checkout_ref" text,
	"checkout_url" text,
	"payment_ref" text,
	"subscription_id" uuid,
	"replaces_subscription_id" uuid,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "orders_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "orders_gateway_payment_ref_unique" UNIQUE("gateway","payment_ref"),
	CONSTRAINT "amount_in_range" CHECK ("orders"."amount_minor" between 0 and 2000000000),
	CONSTRAINT "quantity_in_range" CHECK ("orders"."quantity" between 1 and 99),
	CONSTRAINT "refund_in_range" CHECK ("orders"."refunded_minor" between 0 and "orders"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_ref" text NOT NULL,
	"event" jsonb NOT NULL,
	"outcome" text,
	"reason" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "payment_events_gateway_event_ref_unique" UNIQUE("gateway","event_ref")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"refund_ref" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"credits_revoked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_gateway_refund_ref_unique" UNIQUE("gateway","refund_ref")
);
--> statement-breakpoint
CREATE TABLE "seat_grants" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"cycle" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"gateway" text NOT NULL,
	"gateway_ref" text,
	"anchor_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"period_number" integer DEFAULT 0 NOT NULL,
	"next_plan_id" text,
	"next_cycle" text,
	"next_amount_minor" integer,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_gateway_gateway_ref_unique" UNIQUE("gateway","gateway_ref")
);
--> statement-breakpoint
CREATE TABLE "credit_hold_lots" (
	"task_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_hold_lots_task_id_lot_id_pk" PRIMARY KEY("task_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_lots_source_unique" UNIQUE("source"),
	CONSTRAINT "remaining_in_range" CHECK ("credit_lots"."remaining" between 0 and "credit_lots"."granted")
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"ref" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"cycle" text,
	"recurring_minor" integer,
	"language" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"method" text,
	"payment_ref" text,
	"subscription_ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "reference_images" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_grants" ADD CONSTRAINT "seat_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_lots" ADD CONSTRAINT "credit_hold_lots_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_team_id_created_at_index" ON "orders" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_processed_at_index" ON "payment_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "seat_grants_team_id_index" ON "seat_grants" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_subscription_per_team" ON "subscriptions" USING btree ("team_id") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_status_period_end_index" ON "subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE INDEX "credit_lots_team_id_expires_at_index" ON "credit_lots" USING btree ("team_id","expires_at");--> statement-breakpoint
INSERT INTO "credit_lots" ("id", "team_id", "kind", "source", "granted", "remaining")
SELECT gen_random_uuid(), "team_id", 'bonus', 'carried:' || "team_id", "available" + "held", "available"
FROM "credit_balances" WHERE "available" + "held" > 0;--> statement-breakpoint
INSERT INTO "credit_hold_lots" ("task_id", "lot_id", "amount")
SELECT t."task_id", l."id", e."amount" FROM "ledger_transactions" t
JOIN "ledger_entries" e ON e."transaction_id" = t."id" AND e."account" = 'held'
JOIN "credit_lots" l ON l."source" = 'carried:' || t."team_id"
WHERE t."kind" = 'hold' AND NOT EXISTS (
  SELECT 1 FROM "ledger_transactions" s
  WHERE s."task_id" = t."task_id" AND s."kind" IN ('capture', 'release')
);
