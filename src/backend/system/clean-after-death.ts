import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/** Waits for a line on its input; if the input ends without one, its owner was killed. */
const SENTINEL = 'read -r word && exit 0; rm -rf -- "$@"; echo "Stopped; nothing was written." >&2'

/**
 * Removes files and folders if this process is killed, by whatever signal and however busy it is. Returns a function to
 * call when it ends normally.
 */
export function cleanAfterDeath(...paths: string[]): () => void {
  const child = spawn('/bin/sh', ['-c', SENTINEL, 'sh', ...paths], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // In its own process group: a Ctrl+C meant for us doesn't end it.
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  // Kept open, but doesn't keep this process alive.
  if (child.stdin instanceof Socket) child.stdin.unref()
  return () => child.stdin.end('done\n')
}
