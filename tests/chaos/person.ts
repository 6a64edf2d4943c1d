import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '../../src/contract/contract.ts'
import { isFinished } from '../../src/contract/generation.ts'
import type { CrashableServer } from '../crash/crashable-server.ts'
import { REMOTE_MODEL } from '../support/fake-provider.ts'
import { erasure } from '../support/removals.ts'
import { tusSender } from '../support/tus.ts'
import { persist } from './persist.ts'
import { oneOf, type Random } from './random.ts'

export type Deed = 'task' | 'remote task' | 'upload' | 'purchase' | 'removal'

/** What the people send. */
export interface Material {
  picture: Buffer
  video: Buffer
}

/** What somebody was promised, and must find when all is over. */
export interface Promised {
  token: string
  credits: number
  taskIds: string[]
  /** Kept uploads. */
  uploadIds: string[]
  deeds: Record<Deed, number>
}

interface World {
  server: Pick<CrashableServer, 'call' | 'baseUrl'>
  random: Random
  material: Material
  /** What this person does. */
  deeds: readonly Deed[]
  /** Told when something that was accepted comes to its end. */
  onDone: (acceptedAt: number) => void
}

const PACK_CREDITS = 100
const LOOK_MS = 250

/** Somebody who goes on doing things until told to stop, and takes note of what they are owed. */
export function createPerson(world: World, token: string, credits: number) {
  const { server, random, material } = world
  const promised: Promised = {
    token,
    credits,
    taskIds: [],
    uploadIds: [],
    deeds: { task: 0, 'remote task': 0, upload: 0, purchase: 0, removal: 0 },
  }
  const call: CrashableServer['call'] = (endpoint, input) => server.call(endpoint, input, token)
  const until = async (what: string, isThere: () => Promise<boolean>) => {
    while (!(await persist(what, isThere))) await pause(LOOK_MS)
  }

  async function task(model: string): Promise<void> {
    const asked = {
      workflow_type: 'text_to_image',
      model,
      prompt: 'a red mug on a white table',
      resolution: '720p',
      exact_words: false,
      idempotency_key: randomUUID(),
    } as const
    const { task_id: taskId } = await persist('a task', () => call(contract.tasks.create, asked))
    const acceptedAt = Date.now()
    promised.taskIds.push(taskId)
    promised.credits -= 1
    await until('a task to end', async () =>
      isFinished((await call(contract.tasks.detail, { taskId })).status),
    )
    world.onDone(acceptedAt)
  }

  /** Goes on where the server says it stands, as a browser does after its line was cut. */
  async function send(fileName: string, bytes: Buffer, purpose?: string): Promise<string> {
    const tus = tusSender(server, token)
    const announced = { fileName, bytes, ...(purpose && { purpose, fileType: 'video/mp4' }) }
    const path = await persist('announcing a file', async () => {
      const reply = await tus.create(announced)
      const place = reply.headers.get('location')
      if (!place) throw new Error(`the file was refused: ${reply.status}`)
      return place
    })
    const uploadId = path.split('/').at(-1) ?? ''
    const acceptedAt = Date.now()
    await persist('sending a file', async () => {
      const { headers } = await tus.request('HEAD', path, {})
      const offset = Number(headers.get('upload-offset') ?? Number.NaN)
      if (offset < bytes.length) await tus.patch(path, offset, bytes.subarray(offset))
      if (!(offset >= bytes.length)) throw new Error('not all of it is there')
    })
    await until('a file to be checked', async () => {
      const { status, error } = await call(contract.uploads.detail, { uploadId })
      if (status === 'refused') throw new Error(`a good file was refused: ${error?.code}`)
      return status === 'ready'
    })
    world.onDone(acceptedAt)
    return uploadId
  }

  async function upload(): Promise<void> {
    const uploadId = await send('a.png', material.picture)
    const { url } = await persist('an upload', () => call(contract.uploads.detail, { uploadId }))
    const kept = await persist('its bytes', async () => {
      const reply = await fetch(url ?? '')
      if (!reply.ok) throw new Error(`no bytes: ${reply.status}`)
      return Buffer.from(await reply.arrayBuffer())
    })
    if (hash(kept) !== hash(material.picture)) throw new Error('an upload came back changed')
    if (random() < 0.3) promised.uploadIds.push(uploadId)
    else {
      // Whoever got no reply finds it gone.
      await persist('deleting an upload', () =>
        call(contract.uploads.remove, { uploadId }).catch((error: unknown) => {
          if (!String(error).includes('not_found')) throw error
        }),
      )
    }
  }

  async function purchase(): Promise<void> {
    const wanted = { goods_type: 'credit', goods_id: 'pack-100', return_path: '/en/' } as const
    const asked = { ...wanted, idempotency_key: randomUUID() }
    const { order_id: orderId, checkout_url } = await persist('an order', () =>
      call(contract.billing.checkout, asked),
    )
    const acceptedAt = Date.now()
    await persist('paying', async () => {
      const body = new URLSearchParams({ decision: 'card' })
      const reply = await fetch(checkout_url, { method: 'POST', body, redirect: 'manual' })
      if (reply.status !== 303) throw new Error(`paying ended with ${reply.status}`)
    })
    promised.credits += PACK_CREDITS
    await until('a payment to be booked', async () => {
      const { status } = await call(contract.billing.order, { orderId, refresh: 'true' })
      return status === 'PAYED'
    })
    world.onDone(acceptedAt)
  }

  async function removal(): Promise<void> {
    const upload_id = await send('a.mp4', material.video, 'watermark')
    const { watermark } = contract
    const { token: link } = await persist('opening a removal', () =>
      call(watermark.open, { upload_id }),
    )
    const detail = () => persist('a removal', () => call(watermark.detail, { token: link }))
    const start = { ...erasure(link), credits_max: 10 }
    while (!(await detail()).run) {
      await persist('starting a removal', () =>
        call(watermark.start, start).catch((error: unknown) => {
          if (!String(error).includes('removal_running')) throw error
        }),
      )
    }
    const acceptedAt = Date.now()
    promised.credits -= 1
    await until('a removal to end', async () => {
      const { run } = await detail()
      if (run?.status !== 'FAILED') return run?.status === 'SUCCEEDED'
      // A removal does not wait for room: it ends, and costs nothing.
      if (run.error?.code !== 'storage_full')
        throw new Error(`a removal failed: ${run.error?.code}`)
      promised.credits += 1
      return true
    })
    world.onDone(acceptedAt)
    await persist('deleting a removal', () =>
      call(watermark.remove, { token: link }).catch((error: unknown) => {
        if (!String(error).includes('not_found')) throw error
      }),
    )
  }

  const DEEDS: Record<Deed, () => Promise<void>> = {
    task: () => task('adloom-studio-image'),
    'remote task': () => task(REMOTE_MODEL.id),
    upload,
    purchase,
    removal,
  }

  return {
    promised,
    /** Ends with what is under way when `isOver`, which is waited for. */
    async live(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const deed = oneOf(random, world.deeds)
        await DEEDS[deed]()
        promised.deeds[deed] += 1
      }
    },
  }
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
