import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts'
import type { SeenKind } from '../../../contract/media-kind.ts'
import { SEEN_AD_FILM_MAX_BYTES } from '../../../contract/seen-ads.ts'
import type { CallContext } from '../../context.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { readPictureHeader } from '../../media/pictures/picture-header.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { cleanFileName, type FileRow, storeFile } from '../files/index.ts'
import { requireTeamStorage } from '../uploads/index.ts'

const LIMITS = {
  image: { maxBytes: IMAGE_MAX_BYTES, timeoutMs: 20_000 },
  video: { maxBytes: SEEN_AD_FILM_MAX_BYTES, timeoutMs: 60_000 },
} as const
/** Smaller pictures on a page are icons. */
const SIDE_MIN = 200

interface Wanted {
  /** Unknown if the address doesn't tell. */
  kind?: SeenKind
  /** Whether an image must be large enough to be an ad. */
  isOfPage: boolean
}

/**
 * Downloads the media at an address into our storage, with the same guard and checks as every upload. It
 * isn't added to the library, because others made it.
 * @throws AppError('link_invalid' | 'link_refused' | 'link_unreachable' | 'media_too_large' |
 *   'unsupported_media' | 'media_unreadable' | 'storage_full' | 'team_storage_full')
 */
export async function fetchMedia(
  context: CallContext<'user'>,
  address: string,
  { kind, isOfPage }: Wanted,
): Promise<FileRow> {
  const { env, actor, db } = context
  const { maxBytes, timeoutMs } = LIMITS[kind ?? 'video']
  await requireFreeSpace(env.dataDir, maxBytes)
  await db.transaction((tx) => requireTeamStorage(context, tx, actor.teamId))
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const localPath = join(folder, 'fetched')
    const options = { maxBytes, timeoutMs, allowedHosts: env.LINK_ALLOWED_HOSTS }
    await guardedFetch(address, localPath, options)
    if (isOfPage && kind === 'image') await requireLarge(localPath)
    return storeFile(context, {
      id: uuidv7(),
      localPath,
      origin: 'upload',
      teamId: actor.teamId,
      userId: actor.userId,
      fileName: cleanFileName(URL.parse(address)?.pathname.split('/').at(-1) ?? ''),
      kind,
      admit: (tx, sizeBytes) => requireTeamStorage(context, tx, actor.teamId, sizeBytes),
    })
  })
}

async function requireLarge(path: string): Promise<void> {
  const { width, height } = await readPictureHeader(path)
  if (Math.min(width, height) < SIDE_MIN) throw new AppError('unsupported_media')
}
