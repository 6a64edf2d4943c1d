import { type APIRequestContext, type Browser, request } from '@playwright/test'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { makeResult } from '../support/api-results.ts'
import { makeMarkedVideo } from '../support/marked-video.ts'
import { BASIC_MONTHLY, buyByApi } from '../support/payment-page.ts'
import { createAccount, type ProductAccount } from '../support/product-accounts.ts'
import type { ProductServer } from '../support/product-server.ts'
import { WatermarkPage, WORK_MS } from '../support/watermark-page.ts'

/** Everybody who looks at pages, and what they have made and bought. */
export interface People {
  /** Has just registered. */
  newcomer: ProductAccount
  /** Has results of every shape, a plan, a pack and a published item. */
  maker: ProductAccount
  outputId: string
  orderId: string
}

const RESULTS: CreateTaskRequest[] = [
  { workflow_type: 'text_to_image', prompt: 'Headphones, with the words “Hear the quiet”' },
  {
    workflow_type: 'text_to_image',
    aspect_ratio: '9:16',
    prompt: 'Summer sale of running shoes, 30% off, with the words “Run lighter”',
  },
  {
    workflow_type: 'text_to_image',
    aspect_ratio: '16:9',
    count: 2,
    prompt:
      'A coffee roastery in the morning, warm light, with the words “Freshly roasted, every day”',
  },
  {
    workflow_type: 'text_to_video',
    aspect_ratio: '9:16',
    duration: 4,
    resolution: '480p',
    prompt: 'Ice cream in three flavours, playful, with the words “Three scoops of summer”',
  },
]

/** Makes accounts and lets them do what a script of theirs would. */
export async function gatherPeople({ baseUrl, dataDir }: ProductServer): Promise<People> {
  const api = await request.newContext({ baseURL: baseUrl })
  try {
    const newcomer = await createAccount(api, { dataDir, credits: 100 })
    const maker = await createAccount(api, { dataDir, credits: 2_000 })
    let outputId = ''
    for (const wanted of RESULTS) outputId = await makeResult(api, maker, wanted)
    await publish(api, maker, outputId)
    await buyByApi(api, maker, BASIC_MONTHLY)
    const pack = { goods_type: 'credit', goods_id: 'pack-300' } as const
    const { orderId } = await buyByApi(api, maker, pack)
    return { newcomer, maker, outputId, orderId }
  } finally {
    await api.dispose()
  }
}

async function publish(api: APIRequestContext, { token }: ProductAccount, outputId: string) {
  const answer = await api.post('/backend/auth/my-gallery/publish', {
    headers: { authorization: token },
    data: { output_id: outputId, share_prompt: true },
  })
  if (!answer.ok()) throw new Error(`Publishing was refused: ${await answer.text()}`)
}

/** Links to two videos in the watermark remover: one that waits to be confirmed, one that is done. */
export interface RemovalLinks {
  marking: string
  result: string
}

/** Brings two videos as far as a person would. */
export async function prepareRemovals(
  browser: Browser,
  { baseUrl }: ProductServer,
): Promise<RemovalLinks> {
  const context = await browser.newContext({ baseURL: baseUrl })
  const tool = new WatermarkPage(await context.newPage())
  const video = await makeMarkedVideo()
  const found = async () => {
    await tool.open()
    await tool.chooseVideo(video, 'Summer holiday.mp4')
    await tool.areas.first().waitFor({ timeout: WORK_MS })
    return new URL(tool.page.url()).hash
  }
  try {
    const marking = await found()
    const result = await found()
    await tool.erase()
    await tool.downloadButton.waitFor({ timeout: WORK_MS })
    return { marking, result }
  } finally {
    await context.close()
  }
}
