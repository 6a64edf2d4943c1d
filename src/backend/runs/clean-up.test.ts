import { expect, test } from 'vitest'
import type { TaskStatus } from '../../contract/generation.ts'
import { cleanUpAfter } from './clean-up.ts'

async function cleanUp(status: TaskStatus | null): Promise<string[]> {
  const did: string[] = []
  await cleanUpAfter({
    find: async () => (status ? { status } : null),
    drop: async () => void did.push('results'),
    deleteFolder: async () => void did.push('folder'),
  })
  return did
}

test.each([
  ['CREATED', []],
  ['RUNNING', []],
  ['SUCCEEDED', ['folder']],
  ['FAILED', ['results', 'folder']],
  ['CANCELLED', ['results', 'folder']],
  [null, ['results', 'folder']],
] satisfies [TaskStatus | null, string[]][])(
  'of a run that is %s, %j is removed',
  async (status, removed) => {
    expect(await cleanUp(status)).toEqual(removed)
  },
)
