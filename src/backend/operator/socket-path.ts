import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest address of a Unix socket that every system takes. */
const PATH_MAX = 100

/** Where the running product listens to its operator: inside the data folder when the path fits. */
export function operatorSocketPath(dataDir: string): string {
  const inside = join(dataDir, 'operator.sock')
  if (inside.length <= PATH_MAX) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `adloom-${name}`, 'operator.sock')
}
