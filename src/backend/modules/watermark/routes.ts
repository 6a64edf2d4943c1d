import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { cancelWork } from './cancel-work.ts'
import { deleteRemoval } from './delete-removal.ts'
import { detectMarks } from './detect-marks.ts'
import { openRemoval } from './open-removal.ts'
import { previewRemoval } from './preview-removal.ts'
import { proxyVideo } from './proxy-video.ts'
import { showRemoval } from './show-removal.ts'
import { startRemoval } from './start-removal.ts'

export function mountWatermark(app: Hono<ApiEnvironment>): void {
  mount(app, contract.watermark.open, openRemoval)
  mount(app, contract.watermark.detail, showRemoval)
  mount(app, contract.watermark.detect, detectMarks)
  mount(app, contract.watermark.preview, previewRemoval)
  mount(app, contract.watermark.proxy, proxyVideo)
  mount(app, contract.watermark.start, startRemoval)
  mount(app, contract.watermark.cancel, cancelWork)
  mount(app, contract.watermark.remove, deleteRemoval)
}
