import type { Lock, Locker, RequestRelease } from '@tus/server'

interface Holder {
  requestRelease: RequestRelease
  /** Resolves when the lock is released. */
  released: Promise<void>
  release: () => void
}

const PATIENCE_MS = 30_000
/** Clients of the protocol take this as "try again". */
const LOCKED = { status_code: 423, body: 'The upload is locked by another request\n' }

/**
 * Allows one request at a time per upload, in order of arrival. A waiting request asks its predecessor
 * to finish: after a lost connection, the server may not know yet that the old request is dead. Requests
 * in other processes are kept apart by the parts they write.
 */
export class UploadLocker implements Locker {
  readonly #last = new Map<string, Holder>()

  newLock(id: string): Lock {
    let mine: Holder | undefined
    return {
      lock: async (signal, requestRelease) => {
        const before = this.#last.get(id)
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        mine = { requestRelease, released, release }
        this.#last.set(id, mine)
        if (!before) return
        await before.requestRelease()
        if (await isFreeInTime(before, signal)) return
        // Requests behind this one wait for it; let them wait for its predecessor instead.
        void before.released.then(() => this.#free(id, mine))
        throw LOCKED
      },
      unlock: async () => this.#free(id, mine),
    }
  }

  #free(id: string, holder: Holder | undefined): void {
    if (this.#last.get(id) === holder) this.#last.delete(id)
    holder?.release()
  }
}

function isFreeInTime(before: Holder, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(false)
    const timer = setTimeout(giveUp, PATIENCE_MS)
    signal.addEventListener('abort', giveUp, { once: true })
    void before.released.then(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(true)
    })
  })
}
