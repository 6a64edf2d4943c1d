import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Env } from '../../../env.ts'
import { projectRoot } from '../../../paths.ts'
import { DEFAULT_PRICE_LIST } from './defaults.ts'
import { PriceList } from './price-list.ts'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges the operator's values over ours; lists are replaced as a whole. */
function mergeOver(ours: unknown, theirs: unknown): unknown {
  if (!isTree(ours) || !isTree(theirs)) return theirs
  const merged: Tree = { ...ours }
  for (const [name, value] of Object.entries(theirs)) merged[name] = mergeOver(ours[name], value)
  return merged
}

/**
 * The price list with the operator's changes applied.
 * @throws Error that names every wrong value
 */
export function readPriceList(changes: unknown): PriceList {
  const parsed = PriceList.safeParse(mergeOver(DEFAULT_PRICE_LIST, changes))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The price list in CATALOGUE_FILE has mistakes:\n${lines.join('\n')}`)
}

const loaded = new Map<string, PriceList>()

/** This installation's price list: the defaults, changed by `CATALOGUE_FILE`; read once. */
export function loadPriceList({ CATALOGUE_FILE: file }: Pick<Env, 'CATALOGUE_FILE'>) {
  if (!file) return DEFAULT_PRICE_LIST
  const path = resolve(projectRoot, file)
  const known = loaded.get(path)
  if (known) return known
  const priceList = readPriceList(JSON.parse(readFileSync(path, 'utf8')))
  loaded.set(path, priceList)
  return priceList
}
