import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { SeenKind } from '../../../contract/media-kind.ts'
import { isImageLink, isVideoLink } from '../../../contract/media-links.ts'
import type { SeenAdRead } from '../../../contract/seen-ads.ts'
import type { CallContext } from '../../context.ts'
import type { FileRow } from '../files/index.ts'
import { type FetchedPage, fetchPage, isToldOf } from '../products/index.ts'
import { fetchMedia } from './fetch-media.ts'

/** What was read from an address. */
export interface AddressReading {
  read: SeenAdRead
  errorCode: ErrorCode | null
  title: string
  description: string
  site: string | null
  file: FileRow | null
}

/** How many media files of a page are tried until one is usable. */
const TRIED_MAX = { video: 2, image: 4 } as const satisfies Record<SeenKind, number>

/** Failures of our own, or of addresses that nobody may fetch: nothing is stored for these. */
const REFUSED: Partial<Record<ErrorCode, ErrorCode>> = {
  link_invalid: 'page_invalid',
  link_refused: 'page_refused',
  page_invalid: 'page_invalid',
  page_refused: 'page_refused',
  storage_full: 'storage_full',
  team_storage_full: 'team_storage_full',
}

/**
 * Reads an address under the guard: an image or video file, or the page that shows one. A page without
 * any is a valid result, too.
 * @throws AppError('page_invalid' | 'page_refused' | 'storage_full' | 'team_storage_full')
 */
export async function readAddress(
  context: CallContext<'user'>,
  url: string,
): Promise<AddressReading> {
  const kind = kindOf(url)
  if (kind) return readMedia(context, url, kind)
  try {
    return await readPage(context, await fetchPage(context, url, context.request.language))
  } catch (error) {
    if (!isAppError(error)) throw error
    if (error.code === 'page_not_html') return readMedia(context, url)
    if (isToldOf(error.code)) return nothing(url, error.code)
    throw error
  }
}

/** The media kind by file extension, ignoring the query string. */
function kindOf(url: string): SeenKind | undefined {
  const plain = url.replace(/[?#].*$/, '')
  if (isImageLink(plain)) return 'image'
  return isVideoLink(plain) ? 'video' : undefined
}

async function readMedia(
  context: CallContext<'user'>,
  url: string,
  kind?: SeenKind,
): Promise<AddressReading> {
  try {
    const file = await fetchMedia(context, url, { kind, isOfPage: false })
    return { ...nothing(url, null), read: 'media', file }
  } catch (error) {
    const code = tellable(error)
    return nothing(url, code === 'unsupported_media' ? 'page_not_html' : code)
  }
}

async function readPage(
  context: CallContext<'user'>,
  { facts, url }: FetchedPage,
): Promise<AddressReading> {
  const file =
    (await firstOf(context, facts.videos, 'video')) ??
    (await firstOf(context, facts.pictures, 'image'))
  return {
    read: file ? 'page' : 'empty',
    errorCode: null,
    title: facts.name ?? '',
    description: facts.description ?? '',
    site: facts.site ?? hostOf(url.href),
    file,
  }
}

async function firstOf(
  context: CallContext<'user'>,
  addresses: readonly string[],
  kind: SeenKind,
): Promise<FileRow | null> {
  for (const address of addresses.slice(0, TRIED_MAX[kind])) {
    const file = await fetchMedia(context, address, { kind, isOfPage: true }).catch(withoutIt)
    if (file) return file
  }
  return null
}

/** A page may link a picture that is gone or may not be fetched; the next one may work. */
function withoutIt(error: unknown): null {
  if (!isAppError(error) || /storage_full$/.test(error.code)) throw error
  return null
}

/** @throws any error that says nothing about the address itself */
function tellable(error: unknown): ErrorCode {
  if (!isAppError(error)) throw error
  const refused = REFUSED[error.code]
  if (refused) throw new AppError(refused, error.details)
  return error.code
}

const nothing = (url: string, errorCode: ErrorCode | null): AddressReading => ({
  read: 'failed',
  errorCode,
  title: '',
  description: '',
  site: hostOf(url),
  file: null,
})

const hostOf = (url: string): string | null =>
  URL.parse(url)?.hostname.replace(/^www\./, '') || null
