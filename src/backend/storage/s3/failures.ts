import { AppError } from '../../../contract/app-error.ts'
import { StorageAway, StorageTrouble } from '../storage.ts'
import type { S3Settings } from './settings.ts'

interface Facts {
  name: string
  message: string
  status: number
  /** The bucket's region, if the service names it. */
  region: string | undefined
}

const textAt = (from: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
const objectAt = (from: object, key: string): object => {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'object' && value !== null ? value : {}
}

/**
 * Facts about a client failure, read from its fields: the client makes a class for each error, and doesn't know every
 * service's.
 */
function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { name: '', message: String(error), status: 0, region: '' }
  const status: unknown = Reflect.get(objectAt(error, '$metadata'), 'httpStatusCode')
  const headers = objectAt(objectAt(error, '$response'), 'headers')
  return {
    name: textAt(error, 'Code') ?? textAt(error, 'code') ?? error.name,
    message: error.message,
    status: typeof status === 'number' ? status : 0,
    region: textAt(error, 'Region') ?? textAt(headers, 'x-amz-bucket-region'),
  }
}

const isMissing = ({ name, status }: Facts): boolean =>
  name === 'NoSuchKey' || name === 'NotFound' || (status === 404 && name !== 'NoSuchBucket')

const NOT_IMPLEMENTED = 501

/** No answer at all, or one that asks to retry later. */
const isAway = ({ status, name }: Facts): boolean =>
  status === 0 ||
  status === 429 ||
  (status >= 500 && status !== NOT_IMPLEMENTED) ||
  name === 'RequestTimeout'

/** Whether the service doesn't support the request. */
export const isNotOffered = (error: unknown): boolean => {
  const { status, name } = factsOf(error)
  return status === NOT_IMPLEMENTED || name === 'NotImplemented'
}

/** Whether an object doesn't exist. */
export const isNoObject = (error: unknown): boolean => isMissing(factsOf(error))

/** @throws AppError('not_found'), StorageAway, or the error as it is */
export function asStorageError(error: unknown): never {
  if (error instanceof StorageAway || !(error instanceof Error)) throw error
  const facts = factsOf(error)
  if (isMissing(facts)) throw new AppError('not_found')
  if (isAway(facts) && !isLocal(error)) {
    throw new StorageAway(`S3 can’t be reached: ${facts.name} ${facts.message}`, { cause: error })
  }
  throw error
}

/** An error of our own file system, not of the service: ENOENT, ENOSPC. */
const isLocal = (error: Error): boolean => 'syscall' in error && 'path' in error

const SETTINGS_FOR_RIGHTS =
  's3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload'

/** What's wrong, and which setting fixes it. */
export function troubleOf(error: unknown, settings: S3Settings): StorageTrouble {
  const { bucket, endpoint, region, keys } = settings
  const facts = factsOf(error instanceof StorageAway ? error.cause : error)
  const where = endpoint ?? 'Amazon S3'
  const sentences: Record<string, string> = {
    InvalidAccessKeyId: `${where} doesn’t know the key in S3_ACCESS_KEY_ID.`,
    SignatureDoesNotMatch:
      'S3_SECRET_ACCESS_KEY doesn’t belong to S3_ACCESS_KEY_ID, or a proxy changes requests.',
    NoSuchBucket: `There’s no bucket "${bucket}" at ${where}: create it, or set S3_BUCKET to another one.`,
    AccessDenied: `The key may not use the bucket "${bucket}": it needs ${SETTINGS_FOR_RIGHTS}.`,
    RequestTimeTooSkewed:
      'This machine’s clock is wrong, and S3 refuses requests from another time.',
    CredentialsProviderError: 'No keys were found: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  }
  const known = sentences[facts.name]
  if (known) return trouble(known, error)
  if (isRegion(facts)) {
    const right = facts.region ? `is in the region ${facts.region}` : 'is in another region'
    return trouble(`The bucket "${bucket}" ${right}: set S3_REGION, which is ${region} now.`, error)
  }
  if (facts.status === 403) return trouble(sentences.AccessDenied ?? '', error)
  if (isAway(facts)) {
    return trouble(`${where} can’t be reached (${facts.name}): check S3_ENDPOINT.`, error)
  }
  const asked = keys ? '' : ' No key is set.'
  return trouble(`${where} refuses: ${facts.name} ${facts.message}.${asked}`, error)
}

const isRegion = ({ name, status, region }: Facts): boolean =>
  status === 301 ||
  ['PermanentRedirect', 'IllegalLocationConstraintException'].includes(name) ||
  (name === 'AuthorizationHeaderMalformed' && region !== undefined)

const trouble = (sentence: string, cause: unknown) =>
  new StorageTrouble(`The storage doesn’t work. ${sentence}`, { cause })
