import type { Page } from '@playwright/test'
import { makePicture } from './media-files.ts'

/** Drops a small image on the page, as if dragged from a folder. */
export async function dropPicture(page: Page) {
  const bytes = [...(await makePicture({ width: 64, height: 64 }))]
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'shoe.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('main', type, { dataTransfer: dropped })
  }
}
