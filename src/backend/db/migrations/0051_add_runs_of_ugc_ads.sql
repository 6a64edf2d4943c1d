ALTER TABLE "ugc_ads" ADD COLUMN "orders" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ugc_ads" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "ugc_ads" ADD COLUMN "run_status" text;--> statement-breakpoint
ALTER TABLE "ugc_ads" ADD COLUMN "run" jsonb;--> statement-breakpoint
ALTER TABLE "ugc_ads" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ugc_ads_run_status_index" ON "ugc_ads" USING btree ("run_status");--> statement-breakpoint
CREATE UNIQUE INDEX "ugc_ads_run_id_index" ON "ugc_ads" USING btree ("run_id");--> statement-breakpoint
UPDATE "ugc_ads" SET
  "orders" = coalesce((
    SELECT jsonb_object_agg(part, jsonb_build_object('key', asked->'key', 'task_id', asked->'task_id'))
    FROM jsonb_each("plan"->'asked') AS one(part, asked)
    WHERE asked->>'task_id' IS NOT NULL
  ), '{}'::jsonb),
  "plan" = "plan" - 'asked';
