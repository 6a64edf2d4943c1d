-- Nothing ever wrote into it.
ALTER TABLE "invitations" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "invitations" CASCADE;--> statement-breakpoint
-- Whoever began a team owns it: its first admin.
UPDATE "team_members" SET "role" = 'OWNER' FROM (
  SELECT DISTINCT ON ("team_id") "team_id", "user_id" FROM "team_members"
  ORDER BY "team_id", ("role" = 'ADMIN') DESC, "created_at", "user_id"
) "first" WHERE "team_members"."team_id" = "first"."team_id" AND "team_members"."user_id" = "first"."user_id";--> statement-breakpoint
CREATE UNIQUE INDEX "one_owner_per_team" ON "team_members" USING btree ("team_id") WHERE "team_members"."role" = 'OWNER';
