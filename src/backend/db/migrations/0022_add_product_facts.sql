CREATE TABLE "product_analyses" (
	"team_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_analyses_team_id_address_hash_pk" PRIMARY KEY("team_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cut_out_file_id" uuid,
	"is_cut_out_tried" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_pictures_product_id_file_id_pk" PRIMARY KEY("product_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "selected_products" (
	"user_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "selected_products_user_id_brand_id_pk" PRIMARY KEY("user_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_text" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_amount" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_value" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_analyses" ADD CONSTRAINT "product_analyses_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_products" ADD CONSTRAINT "selected_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_analyses_created_at_index" ON "product_analyses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_pictures_file_id_index" ON "product_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "product_pictures_cut_out_file_id_index" ON "product_pictures" USING btree ("cut_out_file_id");--> statement-breakpoint
CREATE INDEX "products_deleted_at_index" ON "products" USING btree ("deleted_at");