import { maker, noBrand, noFile, noFont, own, ownFile, ownTask, seenTask } from './access-marks.ts'
import { type Input, type OnRow, on, type Policy, self } from './access-rules.ts'
import { oneClip } from './one-clip.ts'

/** A task that starts from other rows. */
const task = (facts: Input) => ({ workflow_type: 'text_to_image', prompt: 'a red mug', ...facts })

const shoot = (image: Input) =>
  task({
    workflow_type: 'photoshoot',
    images: [image],
    photoshoot: { scenes: ['white'], ratios: ['1:1'] },
  })

const edit = (image: Input) => task({ workflow_type: 'image_edit', images: [image] })

const pictures = (file_id: string) => {
  const place = { x: 0, y: 0, width: 64, height: 48 }
  const layer = { ...place, id: 'a', role: 'picture', kind: 'image', file_id }
  return { width: 64, height: 48, language: 'en', layers: [layer] }
}

/** An opened image, its former layers, and its new ones. */
const layers = (of: string, before: string, after: string) =>
  task({
    workflow_type: 'layers',
    layers: { of, before: pictures(before), after: pictures(after) },
  })

/** Text in a team's own font. */
const words = (font: string) => ({
  ...{ x: 0, y: 0, width: 64, height: 48, id: 'b', role: 'headline', kind: 'text', text: 'Ball' },
  ...{ font: `uploaded:${font}`, weight: 400, tracking: 0, size: 12, leading: null },
  ...{ align: 'start', colour: '#000000', plate: null },
})

/** For drawing single layers. */
export const wordsToDraw = (font: string) => ({ language: 'en', layers: [words(font)] })

const typeset = (of: string, given: { before?: string; after?: string }) => {
  const document = (font?: string) => {
    const { layers: own, ...size } = pictures(of)
    return { ...size, layers: [...own, ...(font ? [words(font)] : [])] }
  }
  const { before, after } = given
  const layers = { of, before: document(before), after: document(after) }
  return task({ workflow_type: 'layers', layers })
}

const motion = (id: string) => {
  const moves = [{ id: 'a', enter: 'rise', leave: null, at: 0.5 }]
  const animation = { seconds: 3, has_music: false, moves }
  const after = { ...pictures(id), animation }
  return task({ workflow_type: 'animated_layers', layers: { of: id, before: pictures(id), after } })
}

const frames = (start_frame: Input, end_frame: Input) =>
  task({ workflow_type: 'first_last_frame', start_frame, end_frame })

const film = (facts: Input) => task({ workflow_type: 'video_edit', ...facts })

const sounds = (of: string, soundtrack: Input) =>
  task({ workflow_type: 'soundtrack', video: { output_id: of }, soundtrack })

const cut = (of: string, facts: Input) =>
  task({ workflow_type: 'timeline', timeline: { ...oneClip(of), ...facts } })

const track = (file_id: string) => ({
  ...{ id: 'a', kind: 'music', file_id, start_ms: 0, volume: 1, fade_in_ms: 0, fade_out_ms: 0 },
})

const CONSENT = { person: 'Ada Lovelace', is_given: true }
const speaking = (of: string, voice: Input) =>
  task({
    workflow_type: 'lip_sync',
    video: { output_id: of },
    person: { voice, consent: CONSENT },
  })

const seenFile = { ...seenTask, ...noFile } as const
/** Together with the caller's own file, a result or an upload. */
const besideResult = { beside: 'result' } as const
const besideFootage = { beside: 'footage' } as const

/** Wherever a request can name a file, another team's file must be refused. */
const CREATE: readonly OnRow[] = [
  on('upload', (upload_id) => edit({ upload_id }), ownFile),
  on('item', (output_id) => edit({ output_id }), seenFile),
  on('brand', (brand_id) => task({ use_brand: true, brand_id }), noBrand),
  on('result', (like) => task({ like }), seenFile),
  on('result', (over) => task({ over }), { ...maker, ...noFile }),
  on('upload', (upload_id) => shoot({ upload_id }), ownFile),
  on('item', (output_id) => shoot({ output_id }), seenFile),
  on('result', (id, _, own) => layers(id, own, own), { ...seenFile, ...besideResult }),
  on('result', (id, _, own) => layers(own, id, own), { ...seenFile, ...besideResult }),
  on('result', (id, _, own) => layers(own, own, id), { ...seenFile, ...besideResult }),
  on('item', motion, seenFile),
  on('font', (before, _, own) => typeset(own, { before }), {
    ...noFont('layers'),
    ...besideResult,
  }),
  on('font', (after, _, own) => typeset(own, { after }), { ...noFont('layers'), ...besideResult }),
  ...(['upload', 'item'] as const).flatMap((row) => {
    const named = (id: string) => (row === 'upload' ? { upload_id: id } : { output_id: id })
    const whose = row === 'upload' ? ownFile : seenFile
    return [
      on(row, (id, _, own) => frames(named(id), { output_id: own }), { ...whose, ...besideResult }),
      on(row, (id, _, own) => frames({ output_id: own }, named(id)), { ...whose, ...besideResult }),
      on(row, (id) => film({ video: named(id) }), whose),
      on(row, (id, _, own) => film({ video: { output_id: own }, more_videos: [named(id)] }), {
        ...whose,
        ...besideFootage,
      }),
      on(row, (id, _, own) => speaking(own, named(id)), { ...whose, ...besideFootage }),
    ]
  }),
  on('item', (output_id, _, own) => sounds(own, { voice: { output_id } }), {
    ...seenFile,
    ...besideFootage,
  }),
  on('item', (output_id, _, own) => sounds(own, { music: { output_id } }), {
    ...seenFile,
    ...besideFootage,
  }),
  on('item', (id) => cut(id, {}), seenFile),
  on('item', (id, _, own) => cut(own, { tracks: [track(id)] }), { ...seenFile, ...besideFootage }),
  on(
    'result',
    (file_id, _, own) =>
      cut(own, { end_card: { file_id, seconds: 2, enter: { kind: 'cut', ms: 0 } } }),
    { ...seenFile, ...besideFootage },
  ),
]

const named = (taskId: string) => ({ taskId })

/** Policies of the tasks, and of everything a task is made from. */
export const TASKS_POLICY: Record<string, Policy> = {
  ...self('list', 'transcript'),
  create: CREATE,
  createPack: on('upload', (upload_id) => ({ tasks: [edit({ upload_id })] }), ownFile),
  displayReport: on('finishedTask', (id) => ({ task_ids: [id] }), { ...own, isPassedOver: true }),
  cancel: on('finishedTask', named, ownTask),
  retry: on('failedTask', named, seenTask),
  remove: on('finishedTask', named, ownTask),
  detail: on('finishedTask', named, seenTask),
}
