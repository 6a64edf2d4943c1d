import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AdminInfo } from '../../../contract/endpoints/models.ts'
import type { CallContext } from '../../context.ts'
import { projectRoot } from '../../paths.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)

/** This installation's name and offers; nothing here is secret. */
export function adminInfo({ env }: CallContext<'public'>): Promise<AdminInfo> {
  return Promise.resolve({
    name: env.BRAND_NAME,
    version,
    app_key: env.APP_KEY,
    operator: {
      name: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS,
      email: env.OPERATOR_EMAIL,
    },
    sister_sites: env.SISTER_SITES,
    default_language: env.DEFAULT_LANGUAGE,
    oauth_enabled: env.OIDC_CLIENT_ID !== undefined,
  })
}
