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

/** Clocks of two machines differ. */
const CLOCK_DIFFERENCE_MS = 60_000
/** With a hundred predictions each. */
const PAGES_MAX = 50

/**
 * Finds a prediction that was created although its response was lost: one since then with the same prompt and
 * seed. On null the caller creates and pays for another one, so all predictions since are searched.
 * @throws ServiceError if it is unknown whether it was created
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

/** What distinguishes a request from others: its seed, by the endpoint's field name, and its prompt. */
function tellingFieldsOf(request: GenerationRequest): [string, unknown][] {
  const { fields } = endpointOf(request)
  const given = request.remote?.fields ?? {}
  // Without its own seed, a request can't be told from others.
  if (!fields.seed || fields.seed in given) {
    throw said('unknown', 'The model takes no seed, so the prediction cannot be told from others.')
  }
  const isOurs = fields.prompt && !(fields.prompt in given)
  const words: [string, unknown][] = isOurs ? [[fields.prompt ?? '', request.prompt]] : []
  return [[fields.seed, request.seed], ...words]
}

/** Newest first, page by page. */
async function* predictionsSince(service: Service, time: Date): AsyncGenerator<Listed> {
  const since = time.getTime() - CLOCK_DIFFERENCE_MS
  let query = `?${new URLSearchParams({ created_after: new Date(since).toISOString() })}`
  for (let pages = 0; pages < PAGES_MAX; pages++) {
    const { results, next } = await callService(service, {
      path: `/predictions${query}`,
      answer: Page,
    })
    for (const prediction of results) {
      // A server that ignores `created_after` lists older ones, too: stop at the first of them.
      if (Date.parse(prediction.created_at ?? '') < since) return
      yield prediction
    }
    if (!next) return
    // The address may be on another host than the one that we use.
    query = URL.parse(next, service.baseUrl)?.search ?? ''
  }
  throw said('unknown', 'Too many predictions were made since.')
}
