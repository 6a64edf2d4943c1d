import type { contract } from '../../../contract/contract.ts'

/** Our models are called the catalog here. Clients are generated from these names, so they stay. */
type Tag = Exclude<keyof typeof contract, 'models'> | 'catalog' | 'media'

const DOMAINS: Record<Tag, string> = {
  accounts: 'Registering, signing in and out, passwords, sessions',
  admin: 'What operators see and do; to everybody else it does not exist',
  billing: 'Plans, credit packs, seats, orders, subscriptions, invoices',
  brands: 'Logo, colours, fonts and tone of a team',
  catalog: 'What this installation is and offers: names, models, their prices',
  creatives: 'Results a team keeps',
  credits: 'Balance, prices and movements of credits',
  gallery: 'Published results, examples, and your own results',
  media: 'Files by signed address: to look at, to download, as an archive',
  prompts: 'What the built-in engine reads out of a prompt',
  tasks: 'Generations: start, follow, cancel, try again',
  teams: 'Team, brand and product somebody works in',
  uploads: 'Files to start from, sent in pieces or fetched from a link',
  visitors: 'People without an account and their free runs',
  watermark: 'Taking marks out of your own videos',
}

/** What the operations are sorted by: the domains of the contract, and the files. */
export const TAGS = Object.entries(DOMAINS).map(([name, description]) => ({ name, description }))
