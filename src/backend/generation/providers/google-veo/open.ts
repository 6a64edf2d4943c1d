import type { Env } from '../../../env.ts'
import type { Connection } from '../connection.ts'
import type { Tools } from '../tools.ts'
import { addressOfLocation, createGoogleVeo } from './adapter.ts'
import { GOOGLE_VEO_MODELS } from './rows.ts'
import { createTokenSource, readCredentials } from './service-account.ts'

/**
 * Veo with a service account's key.
 * @throws Error if the key can't be used
 */
export function openGoogleVeo(file: string, env: Env, tools: Tools): Connection {
  const credentials = readCredentials(file)
  const project = env.GOOGLE_CLOUD_PROJECT ?? credentials.project_id
  if (!project) throw new Error('GOOGLE_CLOUD_PROJECT is not set, and the key names no project.')
  const { GOOGLE_CLOUD_LOCATION: location, GOOGLE_VERTEX_BASE_URL: baseUrl } = env
  const adapter = createGoogleVeo({
    baseUrl: baseUrl ?? addressOfLocation(location),
    project,
    location,
    tokens: createTokenSource(credentials, tools),
    tools,
  })
  return { adapter, rows: GOOGLE_VEO_MODELS }
}
