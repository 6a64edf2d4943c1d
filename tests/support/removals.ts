import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { storeFile } from '../../src/backend/modules/files/index.ts'
import { uploads } from '../../src/backend/modules/uploads/tables.ts'
import { findVisitor } from '../../src/backend/modules/visitors/index.ts'
import { contract } from '../../src/contract/contract.ts'
import type { EraseArea, RemovalView } from '../../src/contract/endpoints/removal-view.ts'
import { isFinished } from '../../src/contract/generation.ts'
import { WATERMARK_PURPOSE } from '../../src/contract/watermark.ts'
import type { SignedUp } from './accounts.ts'
import type { Sender, TestBackend } from './backend.ts'
import { checkedUpload } from './checked-upload.ts'
import { waitFor } from './conditions.ts'
import type { HttpBackend } from './http-backend.ts'
import { MARKED_AREA } from './marked-video.ts'
import { present } from './present.ts'
import { tusSender } from './tus.ts'

/** A new visitor, like a browser without an account. */
export async function newVisitor(backend: TestBackend, ip?: string) {
  const sender: Sender = ip ? { ip } : {}
  const { visitor_token = '' } = await backend.call(contract.visitors.freeCheck, {}, sender)
  return { ...sender, visitorToken: visitor_token }
}

/** Uploads a video for the watermark remover over the upload protocol. */
export async function sendVideo(
  backend: HttpBackend,
  sender: Sender,
  bytes: Buffer,
  fileName = 'Summer sale.mp4',
): Promise<string> {
  const identity = sender.token ?? { visitorToken: sender.visitorToken ?? '' }
  const file = { fileName, bytes, fileType: 'video/mp4', purpose: WATERMARK_PURPOSE }
  const uploadId = await tusSender(backend, identity).send(file)
  await checkedUpload(backend, uploadId, sender)
  return uploadId
}

/** A checked upload without the upload itself, for backends that run no jobs. */
export async function putUpload(
  { context }: TestBackend,
  sender: Sender,
  bytes: Buffer,
  user?: SignedUp,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-put-'))
  const id = uuidv7()
  const { userId, teamId } = user ?? { userId: null, teamId: null }
  const visitor = user ? null : await findVisitor(context, sender.visitorToken ?? '')
  try {
    const localPath = join(folder, 'video')
    await writeFile(localPath, bytes)
    const fileName = 'Summer sale.mp4'
    await storeFile(context, { id, localPath, origin: 'upload', teamId, userId, fileName })
    await context.db.insert(uploads).values({
      id,
      teamId,
      userId,
      fileName,
      fileId: id,
      status: 'ready',
      purpose: 'watermark',
      visitorId: visitor?.kind === 'visitor' ? visitor.visitorId : null,
      sizeBytes: bytes.length,
      expiresAt: new Date(context.clock.now().getTime() + 3_600_000),
    })
    return id
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The request of a person who drew one rectangle around the watermark. */
export const erasure = (token: string, areas: EraseArea[] = [MARKED_AREA]) => ({
  token,
  areas,
  mode: 'precise' as const,
  rights: true,
})

/** The removal once none of its runs is in progress. */
export async function settledRemoval(
  backend: TestBackend,
  token: string,
  sender: Sender = {},
): Promise<RemovalView> {
  let view: RemovalView | undefined
  const isQuiet = async () => {
    view = await backend.call(contract.watermark.detail, { token }, sender)
    return [view.detection, view.preview, view.run, ...view.proxies].every(
      (work) => !work || isFinished(work.status),
    )
  }
  await waitFor(isQuiet, 'the removal to be settled', { laterMs: 400, timeoutMs: 120_000 })
  return present(view)
}
