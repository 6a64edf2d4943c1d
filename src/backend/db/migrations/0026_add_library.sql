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
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_folder_id_library_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_stars" ADD CONSTRAINT "library_stars_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_tags" ADD CONSTRAINT "library_tags_file_id_library_items_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."library_items"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_items_shown" ON "library_items" USING btree ("team_id","created_at","file_id") WHERE binned_at is null;--> statement-breakpoint
CREATE INDEX "library_items_binned" ON "library_items" USING btree ("team_id","binned_at","file_id") WHERE binned_at is not null;--> statement-breakpoint
CREATE INDEX "library_items_folder_id_index" ON "library_items" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "library_items_creative_id_index" ON "library_items" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "library_stars_file_id_index" ON "library_stars" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "library_tags_team_id_tag_index" ON "library_tags" USING btree ("team_id","tag");--> statement-breakpoint
CREATE INDEX "files_team_id_index" ON "files" USING btree ("team_id") WHERE deleted_at is null;