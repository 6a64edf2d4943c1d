ALTER TABLE "teams" ADD COLUMN "storage_megabytes" integer;--> statement-breakpoint
CREATE INDEX "files_of_team" ON "files" USING btree ("team_id","size_bytes") WHERE "files"."deleted_at" is null;