CREATE TABLE "ad_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"ad_key" text NOT NULL,
	"campaign" text NOT NULL,
	"ad_set" text NOT NULL,
	"ad" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"spend_minor" bigint NOT NULL,
	"conversions" double precision NOT NULL,
	"revenue_minor" bigint NOT NULL,
	CONSTRAINT "ad_figures_team_id_ad_key_day_currency_unique" UNIQUE("team_id","ad_key","day","currency")
);
--> statement-breakpoint
CREATE TABLE "ad_links" (
	"team_id" uuid NOT NULL,
	"ad_key" text NOT NULL,
	"creative_id" uuid,
	CONSTRAINT "ad_links_team_id_ad_key_pk" PRIMARY KEY("team_id","ad_key")
);
--> statement-breakpoint
CREATE TABLE "column_choices" (
	"team_id" uuid NOT NULL,
	"shape" text NOT NULL,
	"choice" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "column_choices_team_id_shape_pk" PRIMARY KEY("team_id","shape")
);
--> statement-breakpoint
CREATE TABLE "figure_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"file_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_figures" ADD CONSTRAINT "ad_figures_import_id_figure_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."figure_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_links" ADD CONSTRAINT "ad_links_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_figures_import_id_index" ON "ad_figures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "ad_links_creative_id_index" ON "ad_links" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "figure_imports_team_id_id_index" ON "figure_imports" USING btree ("team_id","id");