import { z } from 'zod'
import type { GenerationRequest, Handle, LostSubmission } from '../../provider.ts'
import { endpointOf } from '../endpoint.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'

const Listed = z.object({
  id: z.string(),
  created_at: z.string().nullish(),
  input: z.record(z.string(), z.unknown()).nullish().catch(null),
  data_removed: z.boolean().nullish(),
})
type Listed = z.infer<typeof Listed>
const Page = z.object({ results: z.array(Listed), next: z.string().nullish() })

/** Clocks of two machines never agree. */
const CLOCK_DIFFERENCE_MS = 60_000
/** Of a hundred predictions each. */
const PAGES_MAX = 50

/**
 * A prediction that was made although its answer was lost: one since then with the same words and seed.
 * Whoever reads null makes another one and pays for it, so all that were made since are looked through.
 * @throws ServiceError when it is unknown whether it was made
 */
export async function findPrediction(
  service: Service,
  { submittedAt, request }: LostSubmission,
): Promise<Handle | null> {
  const asked = tellingFieldsOf(request)
  let isOneUnread = false
  for await (const prediction of predictionsSince(service, submittedAt)) {
    const { input } = prediction
    if (!input || prediction.data_removed) isOneUnread = true
    else if (asked.every(([name, value]) => input[name] === value)) return { id: prediction.id }
  }
  if (isOneUnread) throw said('unknown', 'The prediction may be among those whose data is removed.')
  return null
}

/** What tells a request from any other: its seed, as the endpoint calls it, and its words. */
function tellingFieldsOf(request: GenerationRequest): [string, unknown][] {
  const { fields } = endpointOf(request)
  const given = request.remote?.fields ?? {}
  // Without a seed of its own, one request is like another.
  if (!fields.seed || fields.seed in given) {
    throw said('unknown', 'The model takes no seed, so the prediction cannot be told from others.')
  }
  const isOurs = fields.prompt && !(fields.prompt in given)
  const words: [string, unknown][] = isOurs ? [[fields.prompt ?? '', request.prompt]] : []
  return [[fields.seed, request.seed], ...words]
}

/** The newest first, page by page. */
async function* predictionsSince(service: Service, time: Date): AsyncGenerator<Listed> {
  const since = time.getTime() - CLOCK_DIFFERENCE_MS
  let query = `?${new URLSearchParams({ created_after: new Date(since).toISOString() })}`
  for (let pages = 0; pages < PAGES_MAX; pages++) {
    const { results, next } = await callService(service, {
      path: `/predictions${query}`,
      answer: Page,
    })
    for (const prediction of results) {
      // Where the list cannot be narrowed, it ends with the first that is too old.
      if (Date.parse(prediction.created_at ?? '') < since) return
      yield prediction
    }
    if (!next) return
    // The address may name another machine than the one we ask through.
    query = URL.parse(next, service.baseUrl)?.search ?? ''
  }
  throw said('unknown', 'Too many predictions were made since.')
}
