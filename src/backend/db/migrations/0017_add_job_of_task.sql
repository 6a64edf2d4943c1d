ALTER TABLE "tasks" ADD COLUMN "job" text;--> statement-breakpoint
CREATE INDEX "tasks_job_index" ON "tasks" USING btree ("job");