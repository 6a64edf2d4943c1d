import type { Readable } from 'node:stream'

/** A range of an object, both ends included, as in an HTTP range. */
export interface ByteRange {
  start: number
  end: number
}

/** What a storage knows about an object without reading it. */
export interface StoredObject {
  key: string
  sizeBytes: number
  storedAt: Date
}

/** How an object presents itself to whoever reads it at its own URL. */
export interface ShownAs {
  mimeType: string
  /** `Content-Disposition`, for downloads. */
  disposition?: string | undefined
  /** Lifetime of the URL. */
  seconds: number
}

/** Where the bytes of uploads and results live. Keys are ours, never a user's file name. */
export interface Storage {
  /** Whether all machines of an installation see the same objects; a disk belongs to one machine. */
  isShared: boolean
  /**
   * Tries the operations that the other methods need.
   * @throws StorageTrouble if something is misconfigured or unreachable
   */
  check(): Promise<void>
  /**
   * Stores a local file; the object appears whole or not at all. The caller may delete the file afterward but must not
   * write to it: on disk, both may be the same file.
   */
  putFile(key: string, path: string): Promise<void>
  /** @throws AppError('not_found') */
  read(key: string, range?: ByteRange): Promise<Readable>
  /**
   * A temporary URL at which browsers read the object directly; null if its bytes go through us. Doesn't check that the
   * object exists.
   */
  directAddress(key: string, as: ShownAs): Promise<string | null>
  /** Null if the object doesn't exist. */
  sizeBytes(key: string): Promise<number | null>
  /** Copies an object to a local path, for tools that need a file. */
  copyTo(key: string, path: string): Promise<void>
  remove(key: string): Promise<void>
  /** All objects, or those in a folder, in no particular order; objects added or removed meanwhile may be missing. */
  list(folder?: string): AsyncIterable<StoredObject>
  /** Removes incoming objects that were started before then and never completed. */
  dropUnfinished(before: Date): Promise<void>
}

/** A broken storage, described in a sentence for the operator. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble'
}

/** The storage is unreachable or too busy: nobody's fault, and temporary. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}
