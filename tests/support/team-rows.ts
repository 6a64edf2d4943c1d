import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Executor } from '../../src/backend/db/database.ts'
import { passkeys, sessions } from '../../src/backend/modules/accounts/tables.ts'
import { orders } from '../../src/backend/modules/billing/tables.ts'
import { brandFonts, brands } from '../../src/backend/modules/brands/tables.ts'
import { NOTHING } from '../../src/backend/modules/campaigns/campaign-row.ts'
import { campaigns } from '../../src/backend/modules/campaigns/tables.ts'
import {
  creativeLinks,
  creatives,
  reviewComments,
} from '../../src/backend/modules/creatives/tables.ts'
import { exportPacks } from '../../src/backend/modules/export-packs/tables.ts'
import { adFigures, figureImports } from '../../src/backend/modules/figures/tables.ts'
import { files, libraryFolders, libraryItems } from '../../src/backend/modules/files/tables.ts'
import { brandKnowledge } from '../../src/backend/modules/knowledge/tables.ts'
import { productImports, products } from '../../src/backend/modules/products/tables.ts'
import { seenAds } from '../../src/backend/modules/seen-ads/tables.ts'
import { subtitleTracks } from '../../src/backend/modules/subtitles/tables.ts'
import { taskInputs, taskOutputs } from '../../src/backend/modules/tasks/tables.ts'
import { teamInvitations, teamMembers } from '../../src/backend/modules/teams/tables.ts'
import { teamTemplates } from '../../src/backend/modules/templates/tables.ts'
import { ugcAds } from '../../src/backend/modules/ugc-ads/tables.ts'
import { uploads } from '../../src/backend/modules/uploads/tables.ts'
import { removals, removalWorks } from '../../src/backend/modules/watermark/tables.ts'
import { createToken, hashToken } from '../../src/backend/security/tokens.ts'
import { FIRST_SUBTITLE_STYLE } from '../../src/contract/subtitles.ts'
import { oneClip } from './one-clip.ts'
import { insertTask } from './task-row.ts'
import { UGC_PLAN } from './ugc-plan.ts'

/** The row's team and maker. */
export interface Made {
  teamId: string
  userId: string
}

const LATER = new Date(Date.now() + 86_400_000)

/** Results are images, uploads are videos. They have no bytes: access is decided before those are read. */
async function file(db: Executor, { teamId, userId }: Made, id: string, isOutput: boolean) {
  const kind = isOutput ? 'image' : 'video'
  await db.insert(files).values({
    id,
    teamId,
    userId,
    origin: isOutput ? 'output' : 'upload',
    kind,
    storageKey: `files/${id}/original`,
    fileName: 'file',
    mimeType: isOutput ? 'image/png' : 'video/mp4',
    sizeBytes: 1,
    sha256: id,
    width: 64,
    height: 64,
  })
  await db.insert(libraryItems).values({
    fileId: id,
    teamId,
    userId,
    kind,
    words: 'mug',
    searchText: 'mug',
    origin: isOutput ? 'result' : 'upload',
    createdAt: new Date(),
  })
}

async function brandOf(db: Executor, { teamId }: Made, given: { deletedAt?: Date } = {}) {
  const id = uuidv7()
  await db.insert(brands).values({ id, teamId, name: 'Norda', ...given })
  return id
}

const task = async (db: Executor, made: Made, status: 'FAILED' | 'SUCCEEDED'): Promise<string> =>
  (await insertTask(db, { ...made, status, prompt: 'a red mug. “Slow mornings”' })).id

async function result(db: Executor, made: Made): Promise<string> {
  const id = await task(db, made, 'SUCCEEDED')
  await file(db, made, id, true)
  await db
    .insert(taskOutputs)
    .values({ fileId: id, taskId: id, position: 0, cleanFileId: id, style: { variation: 1 } })
  return id
}

/** A timeline result cut from a video. */
async function film(db: Executor, made: Made): Promise<string> {
  const file_id = uuidv7()
  await file(db, made, file_id, false)
  const { id } = await insertTask(db, {
    ...{ ...made, status: 'SUCCEEDED', workflowType: 'timeline', prompt: 'Spot' },
    timeline: oneClip(file_id),
  })
  await file(db, made, id, true)
  await db.insert(taskOutputs).values({ fileId: id, taskId: id, position: 0 })
  return id
}

async function creative(db: Executor, made: Made): Promise<string> {
  const id = await result(db, made)
  await db
    .insert(creatives)
    .values({ ...made, id, taskId: id, fileId: id, generationMethod: 'MY_CREATION' })
  return id
}

async function link(db: Executor, { teamId, userId }: Made): Promise<string> {
  const id = uuidv7()
  const facts = { kind: 'review', title: '', tokenHash: id, expiresAt: LATER } as const
  await db.insert(creativeLinks).values({ id, teamId, createdBy: userId, ...facts })
  return id
}

async function figureImport(db: Executor, { teamId }: Made): Promise<string> {
  const id = uuidv7()
  await db.insert(figureImports).values({ id, teamId, platform: 'meta', fileName: 'ads.csv' })
  return id
}

/** Returns the ad's key. */
async function ad(db: Executor, made: Made): Promise<string> {
  const adKey = uuidv7().replaceAll('-', '').repeat(2)
  const sums = { impressions: 100, clicks: 1, spendMinor: 1, conversions: 0, revenueMinor: 0 }
  await db.insert(adFigures).values({
    ...{ teamId: made.teamId, importId: await figureImport(db, made), platform: 'meta', adKey },
    ...{ campaign: 'Spring', adSet: 'All', ad: adKey, day: '2026-11-01', currency: 'USD' },
    ...sums,
  })
  return adKey
}

async function removal(db: Executor, made: Made): Promise<{ id: string; secret: string }> {
  const id = uuidv7()
  await file(db, made, id, false)
  const secret = createToken()
  const facts = { tokenHash: hashToken(secret), uploadId: id, fileId: id, deleteAt: LATER }
  await db.insert(removals).values({ ...made, id, ...facts })
  return { id, secret }
}

/** A row of each kind that belongs to a team or one of its members; each returns the row's id. */
export const TEAM_ROWS = {
  ad,
  brand: (db, made) => brandOf(db, made),
  deletedBrand: (db, made) => brandOf(db, made, { deletedAt: new Date() }),
  async campaign(db, { teamId, userId }) {
    const id = uuidv7()
    const { texts: _, ...facts } = NOTHING
    await db.insert(campaigns).values({
      id,
      teamId,
      createdBy: userId,
      name: 'Spring',
      updatedAt: new Date(),
      facts: { ...facts, texts: {} },
    })
    return id
  },
  async comment(db, made) {
    const [id, creativeId] = [uuidv7(), await creative(db, made)]
    const said = { linkId: await link(db, made), creativeId, author: 'Ada', isTeam: false }
    await db.insert(reviewComments).values({ id, ...said, text: 'Too dark' })
    return id
  },
  creative,
  figureImport,
  film,
  /** A video with sound and a known length. */
  async footage(db, made) {
    const id = uuidv7()
    await file(db, made, id, false)
    await db.update(files).set({ durationSeconds: 1, hasAudio: true }).where(eq(files.id, id))
    return id
  },
  async folder(db, { teamId, userId }) {
    const id = uuidv7()
    await db.insert(libraryFolders).values({ id, teamId, createdBy: userId, name: id })
    return id
  },
  async font(db, { teamId }) {
    const id = uuidv7()
    const facts = { name: 'Kanit', fileName: 'a.woff2', sizeBytes: 1, languages: [] }
    await db.insert(brandFonts).values({ id, teamId, ...facts })
    return id
  },
  /** A video with a finished transcript that hasn't been used yet. */
  async heardVideo(db, made) {
    const id = uuidv7()
    await file(db, made, id, false)
    const heard = { ...made, id, workflowType: 'transcript', status: 'SUCCEEDED' } as const
    const { id: taskId } = await insertTask(db, heard)
    await db.insert(taskInputs).values({ taskId, fileId: id, role: 'video', position: 0 })
    return id
  },
  async import(db, made) {
    const id = uuidv7()
    const facts = { url: 'https://shop.example', addressHash: id, importedAt: new Date() }
    await db.insert(productImports).values({ ...made, id, ...facts, state: 'read' })
    return id
  },
  async invitation(db, { teamId, userId }) {
    const id = uuidv7()
    const facts = { codeHash: id, role: 'MEMBER', expiresAt: LATER } as const
    await db.insert(teamInvitations).values({ id, teamId, invitedBy: userId, ...facts })
    return id
  },
  async item(db, made) {
    const id = uuidv7()
    await file(db, made, id, false)
    return id
  },
  async binnedItem(db, made) {
    const id = uuidv7()
    await file(db, made, id, false)
    await db.update(libraryItems).set({ binnedAt: new Date() }).where(eq(libraryItems.fileId, id))
    return id
  },
  async knowledge(db, made) {
    const id = uuidv7()
    const facts = { title: 'Claims', kind: 'claims', text: 'From Kiel', changedAt: LATER } as const
    await db
      .insert(brandKnowledge)
      .values({ ...made, id, brandId: await brandOf(db, made), ...facts })
    return id
  },
  link,
  async seenAd(db, made) {
    const id = uuidv7()
    await db.insert(seenAds).values({ ...made, id, read: 'upload', changedAt: LATER })
    return id
  },
  async member(db, { teamId }) {
    const userId = uuidv7()
    await db.insert(teamMembers).values({ teamId, userId, role: 'MEMBER' })
    return userId
  },
  async order(db, made) {
    const id = uuidv7()
    const goods = {
      goodsType: 'credit',
      goodsId: 'small',
      currency: 'USD',
      amountMinor: 900,
    } as const
    await db.insert(orders).values({ ...made, id, transactionId: id, ...goods, gateway: 'test' })
    return id
  },
  async pack(db, made) {
    const id = uuidv7()
    const facts = { title: '', texts: {}, status: 'SUCCEEDED' } as const
    await db.insert(exportPacks).values({ ...made, id, ...facts })
    return id
  },
  async product(db, made) {
    const id = uuidv7()
    const { teamId } = made
    await db.insert(products).values({ id, teamId, brandId: await brandOf(db, made), name: 'Ball' })
    return id
  },
  async deletedProduct(db, made) {
    const id = uuidv7()
    const { teamId } = made
    const brandId = await brandOf(db, made)
    await db.insert(products).values({ id, teamId, brandId, name: 'Ball', deletedAt: new Date() })
    return id
  },
  /** Returns the removal's secret. */
  removal: async (db, made) => (await removal(db, made)).secret,
  result,
  async passkey(db, { userId }) {
    const id = uuidv7()
    const key = { credentialId: id, publicKey: id, counter: 0 }
    await db.insert(passkeys).values({ id, userId, name: 'Phone', ...key })
    return id
  },
  async session(db, { userId }) {
    const id = uuidv7()
    await db.insert(sessions).values({ id, userId, tokenHash: id, expiresAt: LATER })
    return id
  },
  async template(db, made) {
    const id = uuidv7()
    await db.insert(teamTemplates).values({ ...made, id, title: 'Sale', prompt: '{product}' })
    return id
  },
  track: (db, made) => insertTrack(db, made),
  ugcAd: (db, made) => insertUgcAd(db, made),
  failedTask: (db, made) => task(db, made, 'FAILED'),
  finishedTask: (db, made) => task(db, made, 'SUCCEEDED'),
  /** A removal's run in progress. */
  async removalWork(db, made) {
    const [id, removalId] = [uuidv7(), (await removal(db, made)).id]
    const facts = { kind: 'erase', status: 'RUNNING', sourceFileId: removalId } as const
    await db.insert(removalWorks).values({ id, removalId, ...facts })
    return id
  },
  upload: (db, made) => upload(db, made, 'reference'),
  markedUpload: (db, made) => upload(db, made, 'watermark'),
} as const satisfies Record<string, (db: Executor, made: Made) => Promise<string>>

export type TeamRow = keyof typeof TEAM_ROWS

async function upload(db: Executor, made: Made, purpose: 'reference' | 'watermark') {
  const id = uuidv7()
  await file(db, made, id, false)
  const facts = { status: 'ready', fileName: 'a.png', sizeBytes: 1, expiresAt: LATER } as const
  await db.insert(uploads).values({ ...made, id, fileId: id, purpose, ...facts })
  return id
}

/** Someone's subtitles of a video. */
export async function insertTrack(
  db: Executor,
  { teamId, userId, name = 'Spot' }: Made & { name?: string },
): Promise<string> {
  const [id, made] = [uuidv7(), { teamId, userId }]
  await file(db, made, id, false)
  const facts = { name, cues: [], style: FIRST_SUBTITLE_STYLE, updatedAt: LATER }
  await db.insert(subtitleTracks).values({ ...made, id, fileId: id, ...facts })
  return id
}

/** Someone's UGC ad. */
export async function insertUgcAd(
  db: Executor,
  { teamId, userId, name = 'Cold brew' }: Made & { name?: string },
): Promise<string> {
  const id = uuidv7()
  await db.insert(ugcAds).values({ id, teamId, userId, name, plan: UGC_PLAN, updatedAt: LATER })
  return id
}
