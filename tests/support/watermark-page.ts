import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './browser.ts'

/** Long enough to process a few seconds of a small video on a busy machine. */
export const WORK_MS = 180_000

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The watermark remover as a person uses it. */
export class WatermarkPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open() {
    await this.page.goto('/en/remove-watermark-from-video')
    await waitForHydration(this.page)
  }

  choose(files: ChosenFile | ChosenFile[] | string) {
    return this.page.locator('input[data-picks=video]').setInputFiles(files)
  }

  chooseVideo(buffer: Buffer, name = 'clip.mp4') {
    return this.choose({ name, mimeType: 'video/mp4', buffer })
  }

  /** Rectangles on the picture. */
  get areas(): Locator {
    return this.page.getByRole('group', { name: /^Area \d/ })
  }

  get eraseButton(): Locator {
    return this.page.getByRole('button', { name: /^Erase ·/ })
  }

  get rights(): Locator {
    return this.page.getByRole('checkbox', { name: 'I have the right to edit this video' })
  }

  get downloadButton(): Locator {
    return this.page.getByRole('button', { name: /^Download/ })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  mode(name: 'Direct erase' | 'Precise erase'): Locator {
    return this.page.getByRole('radio', { name })
  }

  /** A number field of the area open in the list. */
  field(name: 'Left %' | 'Top %' | 'Width %' | 'Height %'): Locator {
    return this.page.getByRole('spinbutton', { name })
  }

  /** Drags the pointer across the picture; positions are shares of its size. */
  async draw(from: { x: number; y: number }, to: { x: number; y: number }) {
    const box = await this.page.locator('video').boundingBox()
    if (!box) throw new Error('There is no picture.')
    const { mouse } = this.page
    await mouse.move(box.x + from.x * box.width, box.y + from.y * box.height)
    await mouse.down()
    await mouse.move(box.x + to.x * box.width, box.y + to.y * box.height, { steps: 5 })
    await mouse.up()
  }

  /** The same with a finger, which scrolls unless the picture prevents it. */
  async drawWithFinger(from: { x: number; y: number }, to: { x: number; y: number }) {
    const video = this.page.locator('video')
    await video.scrollIntoViewIfNeeded()
    const box = await video.boundingBox()
    if (!box) throw new Error('There is no picture.')
    const screen = await this.page.context().newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) => {
      const along = (axis: 'x' | 'y') => from[axis] + (to[axis] - from[axis]) * (part ?? 0)
      const point = { x: box.x + along('x') * box.width, y: box.y + along('y') * box.height }
      return screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [point],
      })
    }
    await send('touchStart', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part)
    await send('touchEnd')
    await screen.detach()
  }

  /** Confirms the rights and starts the full removal. */
  async erase() {
    await this.rights.check()
    await this.eraseButton.click()
  }
}
