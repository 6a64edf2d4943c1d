import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../src/backend/db/database.ts'

const PROMPTS = [
  'Running shoes on wet asphalt at dawn, “Light as air”, 30 % off until Sunday, free shipping on orders over $50. Shop now',
  'Bergkaffee in einer Tüte aus Kraftpapier, Sonnenlicht von links, „Jeden Morgen frisch“, 9,90 € statt 12,90 €',
  '夏のセール、冷たい抹茶ラテ、白い背景、「今だけ 20% オフ」',
  'A perfume bottle on black marble with drops of water, cinematic light, the name set in gold below it',
  'Bicicleta urbana delante de una pared azul, «Muévete a tu ritmo», envío en 24 horas, desde 499 €',
]

/**
 * Fills a team's library like that of a real installation: three years of uploads, results, and creatives,
 * in folders, with tags, brands, and favorites. Without the files' bytes.
 */
export async function seedLibrary(
  db: Executor,
  { teamId, userId, count }: { teamId: string; userId: string; count: number },
): Promise<void> {
  const series = sql`generate_series(1, ${count}::int) as n`
  // The same number always gives the same id.
  const idOf = (name: SQL) =>
    sql`overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`
  const id = idOf(sql`${teamId} || ' item ' || n`)
  const folder = (n: SQL) => idOf(sql`${teamId} || ' folder ' || ${n}`)
  const createdAt = sql`date_trunc('milliseconds', now() - n * interval '157 minutes')`
  const prompts = sql`(array[${sql.join(
    PROMPTS.map((prompt) => sql`${prompt}`),
    sql`, `,
  )}]::text[])[1 + n % ${PROMPTS.length}::int] || ' no. ' || n`
  const isUpload = sql`n % 5 = 0`
  await db.execute(sql`
    insert into files (id, team_id, user_id, origin, kind, storage_key, file_name, mime_type,
      size_bytes, sha256, width, height, average_color, created_at, used_at)
    select ${id}, ${teamId}::uuid, ${userId}::uuid,
      case when ${isUpload} then 'upload' else 'output' end,
      case when n % 7 = 0 then 'video' else 'image' end,
      'files/' || (${id}) || '/original', 'file', 'image/webp', 100000 + n, md5(n::text),
      case when n % 3 = 0 then 1080 else 1920 end, 1080,
      '#' || substr(md5(n::text), 1, 6), ${createdAt}, now()
    from ${series}`)
  await db.execute(sql`
    insert into library_folders (id, team_id, name, created_by)
    select ${folder(sql`n`)}, ${teamId}::uuid, 'Campaign ' || n, ${userId}::uuid
    from generate_series(0, 9) as n`)
  await db.execute(sql`
    insert into library_items (file_id, team_id, user_id, origin, kind, words, search_text,
      aspect_ratio, brand_name, creative_id, saved_by, folder_id, created_at)
    select ${id}, ${teamId}::uuid, ${userId}::uuid,
      case when ${isUpload} then 'upload' else 'result' end,
      case when n % 7 = 0 then 'video' else 'image' end, ${prompts}, lower(${prompts}),
      case when n % 3 = 0 then '1:1' else '16:9' end,
      case when n % 50 = 1 then 'Rare brand' when n % 2 = 0 then 'Big brand' end,
      case when n % 11 = 1 then ${id} end, case when n % 11 = 1 then ${userId}::uuid end,
      case when n % 4 = 0 then ${folder(sql`n / 4 % 10`)} end, ${createdAt}
    from ${series}`)
  await db.execute(sql`
    insert into library_tags (file_id, team_id, tag)
    select ${id}, ${teamId}::uuid, 'tag ' || n % 40 from ${series} where n % 6 = 0`)
  await db.execute(sql`
    insert into library_stars (user_id, file_id, starred_at)
    select ${userId}::uuid, ${id}, now() from ${series} where n % 97 = 0`)
  await db.execute(sql`analyze`)
}
