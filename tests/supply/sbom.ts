/** `npm run --silent sbom > sbom.json`: the bill of materials, CycloneDX, for scanners and buyers. */
import { readBillOfMaterials } from './bill-of-materials.ts'

console.log(JSON.stringify(await readBillOfMaterials(), null, 2))
