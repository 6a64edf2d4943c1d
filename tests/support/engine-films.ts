import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { surface } from '../../src/backend/generation/builtin/canvas.ts'
import type { GenerationRequest, LocalFile } from '../../src/backend/generation/provider.ts'
import { makeOddVideo } from './odd-videos.ts'

/** The engine's video modes. */
export const FILM_MODES = [
  'text_to_video',
  'image_to_video',
  'first_last_frame',
  'video_edit',
] as const
export type FilmMode = (typeof FILM_MODES)[number]

const PROMPTS: Record<FilmMode, string> = {
  text_to_video: 'Cold brew coffee for slow mornings, 20% off',
  image_to_video: 'Slow zoom in with snow',
  first_last_frame: 'A smooth way',
  video_edit: 'Cinematic, caption "Slow mornings"',
}

export interface FilmOptions {
  mode: FilmMode
  fps?: number
  durationSeconds?: number
  width?: number
  height?: number
  seed?: number
}

/** A request for a small engine video with sound. The caller removes the folder. */
export async function requestFilm(
  options: FilmOptions,
): Promise<{ request: GenerationRequest; folder: string }> {
  const { mode, fps = 24, durationSeconds = 2, width = 192, height = 256, seed = 5 } = options
  const folder = await mkdtemp(join(tmpdir(), 'adloom-film-'))
  const workDir = join(folder, 'work')
  await mkdir(workDir)
  const put = async (name: string, bytes: Buffer, kind: LocalFile['kind']): Promise<LocalFile> => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return { path, kind, mimeType: kind === 'image' ? 'image/png' : 'video/mp4' }
  }
  const first = await put('first.png', paintedTable(70), 'image')
  const references: Record<FilmMode, Partial<GenerationRequest>> = {
    text_to_video: {},
    image_to_video: { images: [first] },
    first_last_frame: {
      startFrame: first,
      endFrame: await put('last.png', paintedTable(100), 'image'),
    },
    video_edit: { video: await put('clip.mp4', await makeOddVideo('with sound'), 'video') },
  }
  const request: GenerationRequest = {
    taskId: 'film',
    workflowType: mode,
    model: 'adloom-studio-video',
    prompt: PROMPTS[mode],
    language: 'en',
    width,
    height,
    durationSeconds,
    fps,
    seed,
    workDir,
    aspectRatio: '3:4',
    resolution: '480p',
    generateAudio: true,
    watermark: true,
    count: 1,
    images: [],
    ...references[mode],
  }
  return { request, folder }
}

/** An image with objects at different depths; the mug is at `x`. */
export function paintedTable(x: number): Buffer {
  const { canvas, ctx } = surface(240, 320)
  const sky = ctx.createLinearGradient(0, 0, 0, 320)
  sky.addColorStop(0, '#27406b')
  sky.addColorStop(0.6, '#d8b98f')
  sky.addColorStop(1, '#5a3a22')
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, 240, 320)
  for (let line = 0; line < 24; line += 1) {
    ctx.fillStyle = line % 2 ? '#6b4529' : '#8a5c38'
    ctx.fillRect(line * 10, 210 + (line % 5) * 6, 8, 110)
  }
  ctx.fillStyle = '#f4efe6'
  ctx.fillRect(x, 150, 64, 90)
  ctx.fillStyle = '#b3372b'
  ctx.fillRect(x, 175, 64, 22)
  return canvas.toBuffer('image/png')
}
