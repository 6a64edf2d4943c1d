import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/** Waits for a word on its input; when the input ends without one, whoever held it was killed. */
const SENTINEL = 'read -r word && exit 0; rm -rf -- "$@"; echo "Stopped; nothing was written." >&2'

/**
 * Removes files and folders should this process be killed, by whatever signal and however busy it is.
 * Returns what to call when it has ended by itself.
 */
export function cleanAfterDeath(...paths: string[]): () => void {
  const child = spawn('/bin/sh', ['-c', SENTINEL, 'sh', ...paths], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // Of a group of its own: what is typed to end us does not end it.
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  // Held open, yet no reason for this process to stay.
  if (child.stdin instanceof Socket) child.stdin.unref()
  return () => child.stdin.end('done\n')
}
