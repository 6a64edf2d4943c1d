CREATE TABLE "creative_link_items" (
	"link_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "creative_link_items_link_id_creative_id_pk" PRIMARY KEY("link_id","creative_id")
);
--> statement-breakpoint
CREATE TABLE "creative_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"told_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creative_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor_id" uuid,
	"author" text NOT NULL,
	"is_team" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"x" double precision,
	"y" double precision,
	"seconds" double precision,
	"edited_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor_id" uuid,
	"author" text NOT NULL,
	"is_team" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reads" (
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reads_user_id_team_id_pk" PRIMARY KEY("user_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creative_link_items" ADD CONSTRAINT "creative_link_items_link_id_creative_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."creative_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creative_link_items" ADD CONSTRAINT "creative_link_items_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_link_id_creative_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."creative_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_link_id_creative_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."creative_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creative_link_items_creative_id_index" ON "creative_link_items" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "creative_links_team_id_id_index" ON "creative_links" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "review_comments_link_id_id_index" ON "review_comments" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "review_comments_creative_id_id_index" ON "review_comments" USING btree ("creative_id","id");--> statement-breakpoint
CREATE INDEX "review_decisions_link_id_id_index" ON "review_decisions" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "review_decisions_creative_id_id_index" ON "review_decisions" USING btree ("creative_id","id");--> statement-breakpoint
CREATE INDEX "creatives_team_id_id_index" ON "creatives" USING btree ("team_id","id");