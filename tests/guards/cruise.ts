import { runInTree } from './broken-tree.ts'

/** Checks a tree of these files against the import rules; returns violations as `rule: file`. */
export async function cruise(files: Record<string, string>): Promise<string[]> {
  const { output } = await runInTree(
    { files },
    'depcruise',
    ...['--config', 'tests/architecture.mjs', '--output-type', 'json', 'src', 'tests'],
  )
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } =
    JSON.parse(output)
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

export const used = 'export const value = 1\n'

export const uses = (...paths: string[]): string =>
  paths.map((path, index) => `export { value as value${index} } from '${path}'\n`).join('')
