ALTER TABLE "tasks" ADD COLUMN "music" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "photoshoot" jsonb;