CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pack_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"creative_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"title" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"way" text,
	"mime_type" text,
	"width" integer,
	"height" integer,
	"size_bytes" integer,
	"duration_seconds" double precision,
	"reason" text,
	CONSTRAINT "export_files_pack_id_position_unique" UNIQUE("pack_id","position")
);
--> statement-breakpoint
CREATE TABLE "export_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_pack_id_export_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."export_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_team_id_id_index" ON "campaigns" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "export_packs_team_id_id_index" ON "export_packs" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "export_packs_status_index" ON "export_packs" USING btree ("status");--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creatives_campaign_id_index" ON "creatives" USING btree ("campaign_id");