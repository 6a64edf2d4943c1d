import { expect, test } from 'vitest'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { asked } from '../../../../tests/support/providers/asked.ts'
import { testTools } from '../../../../tests/support/providers/test-tools.ts'
import { probeMedia } from '../../media/probe.ts'
import type { Adapter, Look, RemoteOutput } from './adapter.ts'
import { createRemoteProvider } from './remote-provider.ts'
import { lookAtSeveral } from './several-jobs.ts'

const facts = { clientToken: 'token', signal: undefined }
const running = { state: 'running' } as const
const done = (...outputs: RemoteOutput[]): Look => ({ state: 'done', outputs })

/** A service that makes three pictures in separate jobs. */
async function providerThatSees(looks: Look[]) {
  const adapter: Adapter = {
    id: 'acme',
    outputHosts: [],
    baseUrl: 'https://acme.test',
    headers: {},
    submit: () => Promise.resolve({ job: { id: 'a' } }),
    look: () => Promise.resolve(lookAtSeveral(looks)),
  }
  const provider = createRemoteProvider(adapter, testTools())
  const request = await asked({ count: 3, width: 120, height: 80 })
  return { provider, handle: await provider.submit(request, facts) }
}

test('what some jobs of a task have made is brought at its place, of the size that was asked for', async () => {
  const picture = { base64: Buffer.from(await makePicture()).toString('base64') }
  const { provider, handle } = await providerThatSees([running, done(picture), running])
  // Polled twice, as checks do.
  await provider.poll(handle, { wantsReady: true })
  const seen = await provider.poll(handle, { wantsReady: true })
  expect(seen).toMatchObject({ state: 'running', ready: [{ position: 1, kind: 'image' }] })
  const [file] = ('ready' in seen && seen.ready) || []
  expect(await probeMedia(file?.path ?? '')).toMatchObject({ width: 120, height: 80 })
})

test('nothing is brought where it is not wanted, cannot be had, or has no certain place', async () => {
  const picture = { base64: Buffer.from(await makePicture()).toString('base64') }
  const unwanted = await providerThatSees([done(picture), running])
  expect(await unwanted.provider.poll(unwanted.handle)).toMatchObject({ ready: [] })
  const elsewhere = { url: 'https://somewhere.else.test/picture.png' }
  for (const look of [done(elsewhere), done(picture, picture)]) {
    const { provider, handle } = await providerThatSees([look, running])
    expect(await provider.poll(handle, { wantsReady: true })).toMatchObject({
      state: 'running',
      ready: [],
    })
  }
})
