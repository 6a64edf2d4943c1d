ALTER TABLE "task_outputs" ADD COLUMN "clean_file_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "exact_words" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "scene_prompt" text;