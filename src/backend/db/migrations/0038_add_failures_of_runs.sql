ALTER TABLE "export_packs" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "removal_works" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;