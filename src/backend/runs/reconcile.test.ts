import { expect, test } from 'vitest'
import { reconcileRuns } from './reconcile.ts'

/** Runs, queue and folders as lists of names. */
async function reconcile({ unfinished = [''], inQueue = [''], folders = [''] }) {
  const did: string[] = []
  await reconcileRuns({
    listUnfinished() {
      did.push('read runs')
      return Promise.resolve(unfinished.map((id) => ({ id })))
    },
    listInQueue() {
      did.push('read queue')
      return Promise.resolve(new Set(inQueue))
    },
    enqueue: async ({ id }) => void did.push(`enqueue ${id}`),
    listFolders: async () => folders,
    cleanUp: async (id) => void did.push(`clean up ${id}`),
    log: { warn: () => undefined },
  })
  return did
}

test('only an unfinished run without a job is given one, and the runs are read first', async () => {
  const runs = { unfinished: ['lost', 'waiting'], inQueue: ['waiting'], folders: [] }
  expect(await reconcile(runs)).toEqual(['read runs', 'read queue', 'enqueue lost'])
})

test('a folder nobody works in is cleaned up; one of a run in the queue is left alone', async () => {
  const runs = { unfinished: [], inQueue: ['busy'], folders: ['busy', 'left'] }
  expect(await reconcile(runs)).toEqual(['read runs', 'read queue', 'clean up left'])
})
