import { z } from 'zod'
import * as accounts from '../../../contract/endpoints/accounts.ts'
import * as adminActions from '../../../contract/endpoints/admin/actions.ts'
import * as adminModels from '../../../contract/endpoints/admin/models.ts'
import * as adminProviders from '../../../contract/endpoints/admin/providers.ts'
import * as adminTasks from '../../../contract/endpoints/admin/tasks.ts'
import * as moneyFields from '../../../contract/endpoints/billing/money-fields.ts'
import * as orders from '../../../contract/endpoints/billing/orders.ts'
import * as planChange from '../../../contract/endpoints/billing/plan-change.ts'
import * as priceList from '../../../contract/endpoints/billing/price-list.ts'
import * as subscription from '../../../contract/endpoints/billing/subscription.ts'
import * as usage from '../../../contract/endpoints/billing/usage.ts'
import * as brands from '../../../contract/endpoints/brands.ts'
import * as creatives from '../../../contract/endpoints/creatives.ts'
import * as credits from '../../../contract/endpoints/credits.ts'
import * as gallery from '../../../contract/endpoints/gallery.ts'
import * as models from '../../../contract/endpoints/models.ts'
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
  ...[adminActions, adminModels, adminProviders, adminTasks],
  ...[accounts, priceList, moneyFields, orders, planChange, subscription, usage, brands],
  ...[creatives, credits, gallery, models, prompts, tasks, teams, uploads, visitors, watermark],
]

/** Names in the document that are older than ours. Clients are generated from it, so they stay. */
const KEPT: Record<string, string> = { PriceList: 'Catalogue' }

/**
 * Gives schemas the names they are exported with, so that each stands once under the document's
 * components. The names are given here and not in the contract, which travels to browsers.
 */
export function nameSchemas(): void {
  const named = new Map<string, z.ZodType>()
  for (const [name, schema] of SOURCES.flatMap((source) => Object.entries(source))) {
    if (!(schema instanceof z.ZodType)) continue
    const id = KEPT[name] ?? name
    if (named.has(id)) throw new Error(`Two schemas are called ${id}.`)
    named.set(id, schema)
    z.globalRegistry.add(schema, { id })
  }
}
