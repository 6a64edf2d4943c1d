ALTER TABLE "tasks" ADD COLUMN "speech" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "soundtrack" jsonb;