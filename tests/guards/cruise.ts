import { runInTree } from './broken-tree.ts'

/** Holds the import rules against a tree of these files; returns `rule: file` of what breaks them. */
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
