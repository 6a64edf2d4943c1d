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
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_templates" ADD CONSTRAINT "team_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_team_id_imported_at_index" ON "product_imports" USING btree ("team_id","imported_at");--> statement-breakpoint
CREATE INDEX "team_templates_team_id_id_index" ON "team_templates" USING btree ("team_id","id");