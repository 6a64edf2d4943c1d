CREATE TABLE "seen_ads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source_url" text,
	"site" text,
	"read" text NOT NULL,
	"error_code" text,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"advertiser" text DEFAULT '' NOT NULL,
	"platform" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" integer,
	"file_id" uuid,
	"is_upload" boolean DEFAULT false NOT NULL,
	"kind" text,
	"aspect_ratio" text,
	"duration_seconds" double precision,
	"palette" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seen_ads" ADD CONSTRAINT "seen_ads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_ads_team_id_id_index" ON "seen_ads" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "seen_ads_file_id_index" ON "seen_ads" USING btree ("file_id");