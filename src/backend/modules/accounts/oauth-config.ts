import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'

/** Whether sign-in with the provider is configured, and the button's label. */
// biome-ignore lint/suspicious/useAwait: a verb returns a promise.
export async function oauthConfig(
  context: CallContext<'public'>,
): Promise<OutputOf<typeof contract.accounts.oauthConfig>> {
  const { OIDC_CLIENT_ID, OIDC_LABEL } = context.env
  return { google: { enabled: OIDC_CLIENT_ID !== undefined, label: OIDC_LABEL } }
}
