import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { ACCESS_POLICY } from '../support/access-policy.ts'
import { idsOfInput, placesOf } from '../support/input-ids.ts'

const ID = '0193e1c4-0000-7000-8000-00000000feed'

/** Ids that don't name a team's row, or are tested elsewhere. */
const EXEMPT: Record<string, { fields: RegExp; because: string }> = {
  'accounts.oauthFinish': { fields: /^flow_id$/, because: 'a sign-in under way, and a secret' },
  'accounts.addPasskey': { fields: /^challenge_id$/, because: 'a secret that works once' },
  'accounts.loginWithPasskey': { fields: /^challenge_id$/, because: 'a secret that works once' },
  'tasks.createPack': { fields: /^tasks\[\]\./, because: 'each is checked as by tasks.create' },
  'ugcAds.create': {
    fields: /^plan\./,
    because: 'kept as it stands; what is made of it is a task',
  },
  'ugcAds.save': { fields: /^plan\./, because: 'kept as it stands; what is made of it is a task' },
}

const endpoints = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries<Endpoint>(group)
    .filter(([, { access }]) => access !== 'operator')
    .map(([name, endpoint]) => ({ domain, name, endpoint })),
)

/** Where the policy puts another person's row id; all other ids are the caller's own. */
function triedIn({ domain, name }: { domain: string; name: string }): string[] {
  const policy = ACCESS_POLICY[domain]?.[name]
  const rows = typeof policy === 'string' ? [] : [policy ?? []].flat()
  return rows.flatMap((tried) => ('row' in tried ? placesOf(tried.input(ID, ID, ''), ID) : []))
}

/** A filter on the caller's own list, which `authorization.test.ts` tries with every foreign id. */
const isNarrowed = ({ domain, name, endpoint }: (typeof endpoints)[number]) =>
  endpoint.method === 'GET' && triedIn({ domain, name }).length === 0

test.each(endpoints)(
  '[R6.03] $domain $name is tried with somebody else’s row in every place that names one',
  (given) => {
    const { domain, name, endpoint } = given
    const exempt = EXEMPT[`${domain}.${name}`]?.fields
    const tried = new Set(triedIn({ domain, name }))
    const untried = idsOfInput(endpoint).filter((field) => !tried.has(field))
    const isKnown = (field: string) => exempt?.test(field) || isNarrowed(given)
    expect(
      untried.filter((field) => !isKnown(field)),
      'Add to tests/support/access-policy.ts a row that stands here, beside those of the caller.',
    ).toEqual([])
  },
)

test('whatever is exempt is there', () => {
  for (const [name, { fields }] of Object.entries(EXEMPT)) {
    const found = endpoints.find((one) => `${one.domain}.${one.name}` === name)
    expect(found && idsOfInput(found.endpoint).some((field) => fields.test(field))).toBe(true)
  }
})

describe('the ids of an input', () => {
  const Inner = z.strictObject({ file_id: z.uuid() })
  const found = (input: z.ZodObject) => idsOfInput({ input })

  test('are found in lists, choices, optional fields and names', () => {
    expect(
      found(
        z.object({
          a: z.uuid().optional(),
          b: z.array(z.union([Inner, z.strictObject({ url: z.url() })])),
          c: Inner.nullable().default(null),
          d: z.record(z.string(), Inner),
          e: z.templateLiteral(['uploaded:', z.uuid()]).nullable(),
          f: z.string(),
          g: z.string().regex(/^#[0-9a-f]{6}$/),
          h: z.tuple([z.uuid()]),
        }),
      ),
    ).toEqual(['a', 'b[].file_id', 'c.file_id', 'd.*.file_id', 'e', 'h[]'])
  })

  test('are told by the same words as where a value stands', () => {
    expect(placesOf({ a: ID, b: [{ file_id: ID }], e: `uploaded:${ID}`, f: 'x' }, ID)).toEqual([
      'a',
      'b[].file_id',
      'e',
    ])
  })
})
