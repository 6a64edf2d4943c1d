ALTER TABLE "tasks" ADD COLUMN "pack" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_pack_index" ON "tasks" USING btree ("pack");--> statement-breakpoint
CREATE INDEX "tasks_team_id_index" ON "tasks" USING btree ("team_id") WHERE "tasks"."waits";