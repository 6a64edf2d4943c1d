ALTER TABLE "task_outputs" ADD COLUMN "style" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "style" jsonb;