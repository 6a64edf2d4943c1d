ALTER TABLE "creatives" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_team_id_file_id_unique" UNIQUE("team_id","file_id");