import { z } from 'zod'
import * as accounts from '../../../contract/endpoints/accounts.ts'
import * as catalogue from '../../../contract/endpoints/billing/catalogue.ts'
import * as moneyFields from '../../../contract/endpoints/billing/money-fields.ts'
import * as orders from '../../../contract/endpoints/billing/orders.ts'
import * as planChange from '../../../contract/endpoints/billing/plan-change.ts'
import * as subscription from '../../../contract/endpoints/billing/subscription.ts'
import * as usage from '../../../contract/endpoints/billing/usage.ts'
import * as brands from '../../../contract/endpoints/brands.ts'
import * as catalog from '../../../contract/endpoints/catalog.ts'
import * as creatives from '../../../contract/endpoints/creatives.ts'
import * as credits from '../../../contract/endpoints/credits.ts'
import * as gallery from '../../../contract/endpoints/gallery.ts'
import * as prompts from '../../../contract/endpoints/prompts.ts'
import * as tasks from '../../../contract/endpoints/tasks.ts'
import * as teams from '../../../contract/endpoints/teams.ts'
import * as uploads from '../../../contract/endpoints/uploads.ts'
import * as visitors from '../../../contract/endpoints/visitors.ts'
import * as watermark from '../../../contract/endpoints/watermark.ts'
import { WorkError } from '../../../contract/envelope.ts'
import * as fields from '../../../contract/fields.ts'
import { Failure, Success } from './answers.ts'

const SOURCES: readonly object[] = [
  { Failure, Success, WorkError },
  fields,
  ...[accounts, catalogue, moneyFields, orders, planChange, subscription, usage, brands, catalog],
  ...[creatives, credits, gallery, prompts, tasks, teams, uploads, visitors, watermark],
]

/**
 * Gives schemas the names they are exported with, so that each stands once under the document's
 * components. The names are given here and not in the contract, which travels to browsers.
 */
export function nameSchemas(): void {
  const named = new Map<string, z.ZodType>()
  for (const [id, schema] of SOURCES.flatMap((source) => Object.entries(source))) {
    if (!(schema instanceof z.ZodType)) continue
    if (named.has(id)) throw new Error(`Two schemas are called ${id}.`)
    named.set(id, schema)
    z.globalRegistry.add(schema, { id })
  }
}
