ALTER TABLE "files" ADD COLUMN "promised_seconds" double precision;--> statement-breakpoint
ALTER TABLE "removal_works" ADD COLUMN "is_repeat" boolean DEFAULT false NOT NULL;