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
CREATE TABLE "library_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_folders_team_id_parent_id_name_unique" UNIQUE NULLS NOT DISTINCT("team_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "library_items" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"search_text" text NOT NULL,
	"aspect_ratio" text,
	"brand_name" text,
	"product_id" uuid,
	"task_id" uuid,
	"creative_id" uuid,
	"saved_by" uuid,
	"name" text,
	"folder_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"binned_at" timestamp (3) with time zone,
	"binned_by" uuid
);
--> statement-breakpoint
CREATE TABLE "library_stars" (
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"starred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "library_stars_user_id_file_id_pk" PRIMARY KEY("user_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "library_tags" (
	"file_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "library_tags_file_id_tag_pk" PRIMARY KEY("file_id","tag")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"address_hash" text NOT NULL,
	"source_url" text,
	"state" text NOT NULL,
	"error_code" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_imports_team_id_address_hash_unique" UNIQUE("team_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "team_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"aspect_ratio" text,
	"occasion_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_pack_id_export_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."export_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_folder_id_library_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_stars" ADD CONSTRAINT "library_stars_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tags" ADD CONSTRAINT "library_tags_file_id_library_items_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."library_items"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_templates" ADD CONSTRAINT "team_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_team_id_id_index" ON "campaigns" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "export_packs_team_id_id_index" ON "export_packs" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "export_packs_status_index" ON "export_packs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "library_items_shown" ON "library_items" USING btree ("team_id","created_at","file_id") WHERE binned_at is null;--> statement-breakpoint
CREATE INDEX "library_items_binned" ON "library_items" USING btree ("team_id","binned_at","file_id") WHERE binned_at is not null;--> statement-breakpoint
CREATE INDEX "library_items_folder_id_index" ON "library_items" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "library_items_creative_id_index" ON "library_items" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "library_stars_file_id_index" ON "library_stars" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "library_tags_team_id_tag_index" ON "library_tags" USING btree ("team_id","tag");--> statement-breakpoint
CREATE INDEX "product_imports_team_id_imported_at_index" ON "product_imports" USING btree ("team_id","imported_at");--> statement-breakpoint
CREATE INDEX "team_templates_team_id_id_index" ON "team_templates" USING btree ("team_id","id");--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creatives_campaign_id_index" ON "creatives" USING btree ("campaign_id");