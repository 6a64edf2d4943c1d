CREATE TABLE "removal_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"eta_seconds" integer,
	"mode" text DEFAULT 'direct' NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found" jsonb,
	"source" text DEFAULT 'original' NOT NULL,
	"source_file_id" uuid NOT NULL,
	"from_seconds" double precision DEFAULT 0 NOT NULL,
	"keep_credentials" boolean DEFAULT true NOT NULL,
	"rights_stated_at" timestamp with time zone,
	"before_file_id" uuid,
	"file_id" uuid,
	"user_id" uuid,
	"is_free" boolean DEFAULT true NOT NULL,
	"quota" jsonb,
	"credits" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_details" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"work_seconds" double precision,
	"pixel_seconds" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"team_id" uuid,
	"user_id" uuid,
	"file_id" uuid NOT NULL,
	"result_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "removals_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "removals_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "team_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "team_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'reference' NOT NULL;--> statement-breakpoint
ALTER TABLE "removal_works" ADD CONSTRAINT "removal_works_removal_id_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removal_works_removal_id_id_index" ON "removal_works" USING btree ("removal_id","id");--> statement-breakpoint
CREATE INDEX "removal_works_status_id_index" ON "removal_works" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "removal_works_user_id_created_at_index" ON "removal_works" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_run_per_removal" ON "removal_works" USING btree ("removal_id") WHERE "removal_works"."kind" = 'erase' and "removal_works"."status" in ('CREATED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "removals_deleted_at_delete_at_index" ON "removals" USING btree ("deleted_at","delete_at");--> statement-breakpoint
CREATE INDEX "uploads_network_hash_index" ON "uploads" USING btree ("network_hash");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "upload_has_one_owner" CHECK (num_nonnulls("uploads"."user_id", "uploads"."visitor_id") = 1);