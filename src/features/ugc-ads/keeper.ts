import type { SaveState } from '@/components/save-note/save-note'
import { isAppError } from '@/contract/app-error'

interface KeeperOptions<Kept> {
  first: Kept
  /** Time of the version it is based on. */
  seenAt: string
  /** Sends it; resolves to the time of the save. */
  send: (kept: Kept, seenAt: string) => Promise<string>
  onState: (state: SaveState) => void
}

interface Keeper<Kept> {
  now: () => Kept
  /** Saves the current state; resolves to the time of the save. @throws the server's error */
  keep: () => Promise<string>
  change: (edit: (now: Kept) => Kept) => Kept
}

/** Holds the edited state and sends it, one save at a time; a later version by someone else is never overwritten. */
export function createKeeper<Kept>({ first, onState, ...of }: KeeperOptions<Kept>): Keeper<Kept> {
  let now = first
  let kept = first
  let seenAt = of.seenAt
  let underWay: Promise<string> | null = null

  async function save(): Promise<string> {
    try {
      while (kept !== now) {
        onState('saving')
        const sent = now
        seenAt = await of.send(sent, seenAt)
        kept = sent
      }
      onState('saved')
      return seenAt
    } catch (error) {
      const isChanged = isAppError(error) && error.code === 'changed_meanwhile'
      onState(isChanged ? 'changed' : 'failed')
      throw error
    } finally {
      underWay = null
    }
  }

  return {
    now: () => now,
    keep() {
      underWay ??= save()
      return underWay
    },
    change(edit) {
      now = edit(now)
      if (now !== kept) onState('waiting')
      return now
    },
  }
}
