CREATE TABLE "subtitle_tracks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cues" jsonb NOT NULL,
	"style" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "subtitles" jsonb;--> statement-breakpoint
CREATE INDEX "subtitle_tracks_user_id_team_id_id_index" ON "subtitle_tracks" USING btree ("user_id","team_id","id");--> statement-breakpoint
CREATE INDEX "subtitle_tracks_file_id_index" ON "subtitle_tracks" USING btree ("file_id");