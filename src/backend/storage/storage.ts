import type { Readable } from 'node:stream'

/** Part of an object, both ends included, as in an HTTP range. */
export interface ByteRange {
  start: number
  end: number
}

/** What a storage tells of an object without reading it. */
export interface StoredObject {
  key: string
  sizeBytes: number
  storedAt: Date
}

/** What an object is said to be to whoever reads it by its own address. */
export interface ShownAs {
  mimeType: string
  /** `Content-Disposition`, for what is to be saved. */
  disposition?: string | undefined
  /** How long the address lives. */
  seconds: number
}

/** Where bytes of uploads and results live. Keys are ours, never a user's file name. */
export interface Storage {
  /** Whether every machine of an installation sees the same objects; a disk is one machine's. */
  isShared: boolean
  /**
   * Tries out what the others need.
   * @throws StorageTrouble when something is set wrong or cannot be reached
   */
  check(): Promise<void>
  /**
   * Takes a local file in; the object appears whole or not at all. The caller may delete the file
   * afterwards but must not write to it: on a disk both may be one.
   */
  putFile(key: string, path: string): Promise<void>
  /** @throws AppError('not_found') */
  read(key: string, range?: ByteRange): Promise<Readable>
  /**
   * An address at which browsers read the object themselves, until it ends; null where its bytes go
   * through us. Whether there is such an object is not looked at.
   */
  directAddress(key: string, as: ShownAs): Promise<string | null>
  /** Null when there is no such object. */
  sizeBytes(key: string): Promise<number | null>
  /** Copies an object to a local path, for tools that need a file. */
  copyTo(key: string, path: string): Promise<void>
  remove(key: string): Promise<void>
  /**
   * Every object, or those whose keys begin with a folder's name, in no order; one that comes or goes
   * meanwhile may be missing.
   */
  list(folder?: string): AsyncIterable<StoredObject>
  /** Removes what was on its way in before then and never arrived. */
  dropUnfinished(before: Date): Promise<void>
}

/** What keeps a storage from working, in a sentence for the operator. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble'
}

/** The storage cannot be reached or is too busy: nobody's fault, and it passes. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}
