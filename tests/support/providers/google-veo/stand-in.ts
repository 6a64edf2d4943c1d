import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolderSync } from '../../temporary-folder.ts'
import {
  type Protocol,
  type Refusals,
  startVendor,
  type Vendor,
  type VendorAnswer,
  type World,
} from '../vendor.ts'

/** Veo on Google's agent platform, and the machine that gives out tokens. */
export const startGoogleVeo = (): Promise<Vendor> => startVendor(protocol)

export const ACCOUNT_KEYS = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** A service account's key that leads to the stand-in. */
export const accountFor = ({ baseUrl }: Pick<Vendor, 'baseUrl'>) => ({
  type: 'service_account' as const,
  project_id: 'a-project',
  private_key_id: 'key-1',
  private_key: ACCOUNT_KEYS.privateKey,
  client_email: 'adloom@a-project.iam.gserviceaccount.com',
  token_uri: `${baseUrl}/token`,
})

/** The same as a file. */
export function writeAccount(account: object): string {
  const file = join(temporaryFolderSync('account'), 'account.json')
  writeFileSync(file, JSON.stringify(account))
  return file
}

const refusal = (
  code: number,
  status: string,
  message: string,
  headers?: Record<string, string>,
): VendorAnswer => ({
  status: code,
  body: { error: { code, message, status } },
  ...(headers && { headers }),
})

const refusals: Refusals = {
  policy: refusal(
    400,
    'INVALID_ARGUMENT',
    'The prompt could not be submitted. It contains words that violate our Responsible AI practices.',
  ),
  auth: refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
  quota: refusal(403, 'PERMISSION_DENIED', 'This API method requires billing to be enabled.'),
  missing: refusal(404, 'NOT_FOUND', 'Requested entity was not found.'),
  timeout: refusal(408, 'DEADLINE_EXCEEDED', 'Deadline exceeded.'),
  busy: refusal(
    429,
    'RESOURCE_EXHAUSTED',
    'Quota exceeded for aiplatform.googleapis.com/online_prediction_requests_per_base_model.',
    { 'retry-after': '30' },
  ),
  broken: refusal(500, 'INTERNAL', 'Internal error encountered.'),
}

const protocol: Protocol = {
  refusals,
  stepOf({ path }) {
    if (path.endsWith(':predictLongRunning')) return 'submit'
    return path.endsWith(':fetchPredictOperation') ? 'look' : 'other'
  },
  answer(request, world) {
    const { path, json } = request
    if (path === '/token') {
      return { body: { access_token: 'ya29.token', expires_in: 3_599, token_type: 'Bearer' } }
    }
    const [, model, verb] = /^\/v1\/(.+):(\w+)$/.exec(path) ?? []
    if (verb === 'predictLongRunning') {
      const name = `${model}/operations/operation-${world.jobs.size + 1}`
      world.jobs.set(name, request)
      return { body: { name } }
    }
    const name = String(json.operationName)
    return world.jobs.has(name) ? { body: operation(name, world) } : refusals.missing
  },
}

function operation(name: string, { verdict, output }: World) {
  if (verdict === 'running') return { name }
  const type = 'type.googleapis.com/cloud.ai.large_models.vision.GenerateVideoResponse'
  if (verdict === 'refused') {
    const reason = 'Veo could not generate videos because the output violates our usage guidelines.'
    const response = { '@type': type, raiMediaFilteredCount: 1, raiMediaFilteredReasons: [reason] }
    return { name, done: true, response }
  }
  const video = { bytesBase64Encoded: output.toString('base64'), mimeType: 'video/mp4' }
  return {
    name,
    done: true,
    response: { '@type': type, raiMediaFilteredCount: 0, videos: [video] },
  }
}
