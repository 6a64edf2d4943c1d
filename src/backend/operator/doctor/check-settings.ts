import type { Env } from '../../env.ts'
import { isOfThisMachine } from '../../payments/open-payments.ts'
import { type Finding, ok } from './finding.ts'

type Settings = Pick<
  Env,
  | 'HOST'
  | 'PUBLIC_URL'
  | 'ALLOWED_HOSTS'
  | 'SMTP_URL'
  | 'TRUST_PROXY'
  | 'METRICS_TOKEN'
  | 'OPERATOR_NAME'
  | 'OPERATOR_EMAIL'
  | 'RATE_LIMITS'
>

/** What is told from the settings alone; most of it matters only once other people can come. */
export function checkSettings(env: Settings, isSandboxOpen: boolean): Finding[] {
  if (isOfThisMachine(env)) return [ok('address', 'for people of this machine alone')]
  return [
    address(env),
    isSandboxOpen
      ? {
          check: 'payments',
          state: 'wrong',
          says: 'test payments are on: everybody can buy without paying',
          do: 'set TEST_PAYMENTS=off, and the settings of Stripe or PayPal',
        }
      : ok('payments', 'test payments are off'),
    env.SMTP_URL
      ? ok('mail', 'SMTP_URL is set')
      : {
          check: 'mail',
          state: 'wrong',
          says: 'no mail is sent: nobody can register or reset a password',
          do: 'set SMTP_URL and MAIL_FROM',
        },
    env.RATE_LIMITS
      ? ok('limits', 'on')
      : {
          check: 'limits',
          state: 'wrong',
          says: 'nobody is limited, guessing passwords included',
          do: 'remove RATE_LIMITS=false',
        },
    env.TRUST_PROXY && !env.METRICS_TOKEN
      ? {
          check: 'metrics',
          state: 'look',
          says: 'behind a proxy nobody may read /metrics',
          do: 'set METRICS_TOKEN',
        }
      : ok('metrics', env.METRICS_TOKEN ? 'for whoever has the token' : 'for this machine alone'),
    env.OPERATOR_NAME === 'Adloom' || env.OPERATOR_EMAIL.endsWith('@localhost')
      ? {
          check: 'legal texts',
          state: 'look',
          says: 'they do not name you',
          do: 'set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL',
        }
      : ok('legal texts', `name ${env.OPERATOR_NAME}`),
  ]
}

function address({ PUBLIC_URL, ALLOWED_HOSTS }: Settings): Finding {
  if (!PUBLIC_URL) {
    return {
      check: 'address',
      state: ALLOWED_HOSTS.length > 0 ? 'look' : 'wrong',
      says: 'mails and payments do not know the address people use',
      do: 'set PUBLIC_URL to it',
    }
  }
  if (PUBLIC_URL.startsWith('http:')) {
    return {
      check: 'address',
      state: 'wrong',
      says: 'passwords and sessions travel in the clear',
      do: 'put a proxy with a certificate before it and set PUBLIC_URL to its https address',
    }
  }
  return ok('address', PUBLIC_URL)
}
