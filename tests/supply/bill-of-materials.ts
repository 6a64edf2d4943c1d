import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isFitting, READ_BY_HAND } from './licenses.ts'
import { OTHER_WORKS } from './other-works.ts'

interface License {
  license?: { id?: string; name?: string }
  expression?: string
}

interface Component {
  type: string
  name: string
  licenses?: License[]
  description?: string
}

export interface Bill {
  metadata: { component: Component }
  components: Component[]
}

const COMMAND = [
  ...['sbom', '--omit=dev', '--package-lock-only', '--loglevel=silent'],
  ...['--sbom-format=cyclonedx', '--sbom-type=application'],
]

/**
 * What the product is made of, as CycloneDX: npm's own list of the packages that are locked, without
 * those of development; licenses that npm cannot name; and works that are no packages.
 */
export async function readBillOfMaterials(): Promise<Bill> {
  const { stdout } = await promisify(execFile)('npm', COMMAND, { maxBuffer: 64 * 1024 * 1024 })
  const bill: Bill = JSON.parse(stdout)
  // npm calls the product after the folder that it lies in.
  bill.metadata.component.name = 'adloom'
  for (const component of bill.components) {
    const id = READ_BY_HAND[component.name]
    if (id !== undefined) component.licenses = [{ license: { id } }]
  }
  bill.components.push(
    ...OTHER_WORKS.map(({ type, name, license, source }) => ({
      type,
      name,
      description: source,
      licenses: [{ license: { id: license } }],
    })),
  )
  return bill
}

/** Components of which nobody knows that they may be part of the product. */
export const findUnclear = ({ components }: Bill): string[] =>
  components
    .filter(({ licenses = [] }) => !licenses.some((one) => isFitting(nameOf(one))))
    .map(({ name }) => name)

const nameOf = ({ license, expression }: License) =>
  expression ?? license?.id ?? license?.name ?? ''
