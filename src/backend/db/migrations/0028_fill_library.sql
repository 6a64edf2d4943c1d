INSERT INTO "library_items" ("file_id", "team_id", "user_id", "origin", "kind", "words", "search_text", "aspect_ratio", "product_id", "created_at")
SELECT f."id", u."team_id", u."user_id", 'upload', f."kind", u."file_name", lower(u."file_name"),
	(SELECT r."name" FROM (VALUES ('9:16', 9.0 / 16), ('16:9', 16.0 / 9), ('1:1', 1.0), ('4:3', 4.0 / 3), ('3:4', 3.0 / 4), ('4:5', 4.0 / 5), ('2:3', 2.0 / 3), ('3:2', 3.0 / 2), ('1.91:1', 1.91), ('21:9', 21.0 / 9)) r ("name", "value")
		WHERE f."width" > 0 AND f."height" > 0 AND abs(ln(f."width"::numeric / f."height" / r."value")) <= 0.02
		ORDER BY abs(ln(f."width"::numeric / f."height" / r."value")) LIMIT 1),
	(SELECT pp."product_id" FROM "product_pictures" pp JOIN "products" p ON p."id" = pp."product_id" AND p."team_id" = u."team_id" WHERE pp."file_id" = f."id" LIMIT 1),
	u."created_at"
FROM "uploads" u
JOIN "files" f ON f."id" = u."file_id" AND f."deleted_at" IS NULL
JOIN "teams" t ON t."id" = u."team_id"
WHERE u."status" = 'ready' AND u."purpose" = 'reference' AND u."user_id" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "library_items" ("file_id", "team_id", "user_id", "origin", "kind", "words", "search_text", "aspect_ratio", "brand_name", "product_id", "task_id", "creative_id", "saved_by", "name", "created_at")
SELECT f."id", t."team_id", t."user_id", 'result', f."kind", t."prompt", lower(concat_ws(E'\n', c."name", t."prompt")), t."aspect_ratio", t."brand" ->> 'name',
	(SELECT pp."product_id" FROM "task_inputs" i JOIN "product_pictures" pp ON pp."file_id" = i."file_id" OR pp."cut_out_file_id" = i."file_id" JOIN "products" p ON p."id" = pp."product_id" AND p."team_id" = t."team_id" WHERE i."task_id" = t."id" LIMIT 1),
	t."id", c."id", c."user_id", c."name", coalesce(t."finished_at", t."created_at")
FROM "task_outputs" o
JOIN "tasks" t ON t."id" = o."task_id"
JOIN "files" f ON f."id" = o."file_id" AND f."deleted_at" IS NULL
JOIN "teams" m ON m."id" = t."team_id"
LEFT JOIN "creatives" c ON c."file_id" = o."file_id" AND c."team_id" = t."team_id" AND c."deleted_at" IS NULL
WHERE t."deleted_at" IS NULL OR c."id" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "library_stars" ("user_id", "file_id", "starred_at")
SELECT t."user_id", o."file_id", o."starred_at"
FROM "task_outputs" o
JOIN "tasks" t ON t."id" = o."task_id"
JOIN "files" f ON f."id" = o."file_id"
WHERE o."starred_at" IS NOT NULL
ON CONFLICT DO NOTHING;
