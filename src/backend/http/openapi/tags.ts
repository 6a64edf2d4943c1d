import { domains } from '../../../contract/contract.ts'

/** Tag names that predate ours. Clients are generated from them, so they stay. */
const KEPT: Record<string, string> = { models: 'catalog' }

const MEDIA = {
  name: 'media',
  description: 'Files by signed address: to look at, to download, as an archive',
}

/** Groups of operations: the contract's domains, and files. */
export const TAGS = [
  ...Object.entries(domains).map(([name, { about }]) => ({
    name: KEPT[name] ?? name,
    description: about,
  })),
  MEDIA,
].toSorted((a, b) => (a.name < b.name ? -1 : 1))
