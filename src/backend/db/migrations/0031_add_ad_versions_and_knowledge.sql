CREATE TABLE "brand_knowledge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "versions" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "versions_of" uuid;--> statement-breakpoint
ALTER TABLE "brand_knowledge" ADD CONSTRAINT "brand_knowledge_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_knowledge_brand_id_id_index" ON "brand_knowledge" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "brand_knowledge_team_id_index" ON "brand_knowledge" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "tasks_versions_of_index" ON "tasks" USING btree ("versions_of");