CREATE TABLE "publications" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"workflow_type" text NOT NULL,
	"model" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"language" text NOT NULL,
	"prompt" text,
	"published_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "average_color" text;--> statement-breakpoint
CREATE INDEX "publications_published_at_index" ON "publications" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "publications_task_id_index" ON "publications" USING btree ("task_id");