ALTER TABLE "tasks" ADD COLUMN "placement" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "brand" jsonb;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "logo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "colours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "heading_font" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "body_font" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "tone_words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "legal_line" text;