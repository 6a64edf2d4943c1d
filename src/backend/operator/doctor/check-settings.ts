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

/** Checks of the settings alone; most matter only once other people can reach the product. */
export function checkSettings(env: Settings, isSandboxOpen: boolean): Finding[] {
  if (isOfThisMachine(env)) return [ok('address', 'only for people on this machine')]
  return [
    address(env),
    isSandboxOpen
      ? {
          check: 'payments',
          state: 'wrong',
          says: 'test payments are on: anybody can buy without paying',
          do: 'set TEST_PAYMENTS=off, and Stripe’s or PayPal’s settings',
        }
      : ok('payments', 'test payments are off'),
    env.SMTP_URL
      ? ok('mail', 'SMTP_URL is set')
      : {
          check: 'mail',
          state: 'wrong',
          says: 'no mail is sent: people can’t register or reset a password',
          do: 'set SMTP_URL and MAIL_FROM',
        },
    env.RATE_LIMITS
      ? ok('limits', 'on')
      : {
          check: 'limits',
          state: 'wrong',
          says: 'nobody is limited, not even in guessing passwords',
          do: 'remove RATE_LIMITS=false',
        },
    env.TRUST_PROXY && !env.METRICS_TOKEN
      ? {
          check: 'metrics',
          state: 'look',
          says: 'nobody can read /metrics: behind a proxy, it needs a token',
          do: 'set METRICS_TOKEN',
        }
      : ok('metrics', env.METRICS_TOKEN ? 'for anyone with the token' : 'only for this machine'),
    env.OPERATOR_NAME === 'Adloom' || env.OPERATOR_EMAIL.endsWith('@localhost')
      ? {
          check: 'legal texts',
          state: 'look',
          says: 'they don’t name you',
          do: 'set OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL',
        }
      : ok('legal texts', `they name ${env.OPERATOR_NAME}`),
  ]
}

function address({ PUBLIC_URL, ALLOWED_HOSTS }: Settings): Finding {
  if (!PUBLIC_URL) {
    return {
      check: 'address',
      state: ALLOWED_HOSTS.length > 0 ? 'look' : 'wrong',
      says: 'mail and payments don’t know the address that people use',
      do: 'set PUBLIC_URL to that address',
    }
  }
  if (PUBLIC_URL.startsWith('http:')) {
    return {
      check: 'address',
      state: 'wrong',
      says: 'passwords and sessions travel unencrypted',
      do: 'put a proxy with a certificate in front, and set PUBLIC_URL to its https address',
    }
  }
  return ok('address', PUBLIC_URL)
}
