INSERT INTO "library_items" ("file_id", "team_id", "user_id", "origin", "kind", "words", "search_text", "aspect_ratio", "product_id", "created_at")
SELECT f."id", p."team_id", f."user_id", 'upload', f."kind", p."name", lower(p."name"),
	(SELECT r."name" FROM (VALUES ('9:16', 9.0 / 16), ('16:9', 16.0 / 9), ('1:1', 1.0), ('4:3', 4.0 / 3), ('3:4', 3.0 / 4), ('4:5', 4.0 / 5), ('2:3', 2.0 / 3), ('3:2', 3.0 / 2), ('1.91:1', 1.91), ('21:9', 21.0 / 9)) r ("name", "value")
		WHERE f."width" > 0 AND f."height" > 0 AND abs(ln(f."width"::numeric / f."height" / r."value")) <= 0.02
		ORDER BY abs(ln(f."width"::numeric / f."height" / r."value")) LIMIT 1),
	p."id", date_trunc('milliseconds', f."created_at")
FROM "product_pictures" pp
JOIN "products" p ON p."id" = pp."product_id"
JOIN "files" f ON f."id" = pp."file_id" AND f."user_id" IS NOT NULL AND f."deleted_at" IS NULL
JOIN "teams" t ON t."id" = p."team_id"
ON CONFLICT DO NOTHING;
