import { randomUUID } from 'node:crypto'
import { constants, type Dir } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../../contract/app-error.ts'
import { errorCodeOf } from '../system/error-code.ts'
import { type Storage, StorageTrouble, type StoredObject } from './storage.ts'
import { checkedKey } from './storage-key.ts'

/** Objects as files in `<dataDir>/storage`, readable only by the product's own user. */
export function openDiskStorage(dataDir: string): Storage {
  const root = join(dataDir, 'storage')
  const incoming = join(root, '.incoming')

  const pathOf = (key: string) => join(root, checkedKey(key))

  return {
    isShared: false,
    directAddress: () => Promise.resolve(null),

    async check() {
      try {
        await makeFolder(incoming)
        const trial = join(incoming, randomUUID())
        await writeFile(trial, '')
        await rm(trial)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new StorageTrouble(`Files can’t be stored in DATA_DIR: ${reason}`, { cause: error })
      }
    },

    async putFile(key, path) {
      const target = pathOf(key)
      const partial = join(incoming, randomUUID())
      await Promise.all([incoming, dirname(target)].map(makeFolder))
      try {
        await linkOrCopy(path, partial)
        await chmod(partial, 0o600)
        await rename(partial, target)
      } finally {
        // Renaming a file to another hard link of itself does nothing and leaves both.
        await rm(partial, { force: true })
      }
    },

    async read(key, range) {
      const handle = await open(pathOf(key), 'r').catch(asNotFound)
      return handle.createReadStream(range)
    },

    async sizeBytes(key) {
      const facts = await stat(pathOf(key)).catch(nullWhenMissing)
      return facts?.size ?? null
    },

    async copyTo(key, path) {
      await copyFile(pathOf(key), path, constants.COPYFILE_FICLONE).catch(asNotFound)
    },

    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      // The folder of a file's variants is removed with the last of them.
      if (dirname(path) !== root) await rmdir(dirname(path)).catch(() => undefined)
    },

    list: (folder = '') => objectsBelow(root, folder && checkedKey(folder)),

    async dropUnfinished(before) {
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name)
        const facts = await stat(path).catch(nullWhenMissing)
        // ctime, the age of this name: a hard link has the mtime of the file it links to.
        if (facts && facts.ctime < before) await rm(path, { force: true })
      }
    },
  }
}

async function* objectsBelow(root: string, prefix: string): AsyncGenerator<StoredObject> {
  const folder = await opendir(join(root, prefix)).catch(nullWhenMissing)
  if (!folder) return
  for await (const { name, isFolder } of entriesOf(folder)) {
    const key = prefix === '' ? name : `${prefix}/${name}`
    if (isFolder) {
      yield* objectsBelow(root, key)
      continue
    }
    const facts = await stat(join(root, key)).catch(nullWhenMissing)
    // ctime, the age of this name: the content may be older, since storing a file hard-links it.
    if (facts) yield { key, sizeBytes: facts.size, storedAt: facts.ctime }
  }
}

/** Keys never begin with a dot: such entries are incoming files. */
async function* entriesOf(folder: Dir) {
  for await (const entry of folder) {
    if (!entry.name.startsWith('.')) yield { name: entry.name, isFolder: entry.isDirectory() }
  }
}

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** A hard link costs nothing, however large the file; other file systems get a copy. */
async function linkOrCopy(path: string, target: string): Promise<void> {
  try {
    await link(path, target)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') throw error
    await copyFile(path, target, constants.COPYFILE_FICLONE)
  }
}

const isMissing = (error: unknown) => errorCodeOf(error) === 'ENOENT'

function asNotFound(error: unknown): never {
  throw isMissing(error) ? new AppError('not_found') : error
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
