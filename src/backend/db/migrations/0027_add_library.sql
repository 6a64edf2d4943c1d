CREATE TABLE "storage_limits" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"megabytes" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_team_id_index";--> statement-breakpoint
CREATE INDEX "files_of_team" ON "files" USING btree ("team_id","size_bytes") WHERE "files"."deleted_at" is null;