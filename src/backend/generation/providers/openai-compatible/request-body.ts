import type { GenerationRequest } from '../../provider.ts'
import type { Field, ServerKind } from './server-kinds.ts'

/** Sides of a film are multiples of it: a common factor of the usual sizes. */
const FILM_STEP = 16

/** A size that every model of the kind can paint, at least as large as requested. */
const fittingSize = ({ width, height }: GenerationRequest, step: number) => ({
  width: Math.ceil(width / step) * step,
  height: Math.ceil(height / step) * step,
})

const TAG = /<\/?sd_cpp_extra_args>/gi

/** Users must not be able to inject the settings that are sent inside the prompt. */
export function withoutSettings(prompt: string): string {
  const plain = prompt.replace(TAG, '')
  return plain === prompt ? prompt : withoutSettings(plain)
}

interface Wanted {
  request: GenerationRequest
  kind: ServerKind
  fields: readonly Field[]
  count: number
  seed: number
}

/** The fields that a kind of server supports, with their values, plus the operator's own. */
export function fieldsOf({ request, kind, fields, count, seed }: Wanted): Record<string, unknown> {
  const isFilm = request.durationSeconds > 0
  const { width, height } = fittingSize(request, isFilm ? FILM_STEP : kind.pictures.sideStep)
  const prompt = withoutSettings(request.prompt)
  const extra = request.remote?.fields ?? {}
  const settings = `<sd_cpp_extra_args>${JSON.stringify({ seed, ...extra })}</sd_cpp_extra_args>`
  const values: Record<Field, string | number> = {
    model: request.remote?.name ?? request.model,
    prompt: kind.hasSettingsInPrompt ? `${prompt} ${settings}` : prompt,
    n: count,
    size: `${width}x${height}`,
    width,
    height,
    seconds: String(request.durationSeconds),
    fps: request.fps,
    seed,
    response_format: 'b64_json',
    output_format: 'png',
  }
  const known = Object.fromEntries(fields.map((field) => [field, values[field]]))
  return kind.hasSettingsInPrompt ? known : { ...known, ...extra }
}
