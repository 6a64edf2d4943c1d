import { domains } from '../../../contract/contract.ts'

/** Names of domains that are older than ours. Clients are generated from them, so they stay. */
const KEPT: Record<string, string> = { models: 'catalog' }

const MEDIA = {
  name: 'media',
  description: 'Files by signed address: to look at, to download, as an archive',
}

/** What the operations are sorted by: the domains of the contract, and the files. */
export const TAGS = [
  ...Object.entries(domains).map(([name, { about }]) => ({
    name: KEPT[name] ?? name,
    description: about,
  })),
  MEDIA,
].toSorted((a, b) => (a.name < b.name ? -1 : 1))
