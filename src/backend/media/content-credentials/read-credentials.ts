import { z } from 'zod'
import { withFileBlob } from './file-blob.ts'
import type { Library } from './library.ts'

const Report = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
  manifests: z.record(
    z.string(),
    z.looseObject({
      assertions: z.array(z.looseObject({ label: z.string(), data: z.unknown() })),
      ingredients: z.array(z.looseObject({ relationship: z.string() })).default([]),
    }),
  ),
})

/** A verifier's report on a file's credentials; throws if it has none. */
export async function readCredentials(library: Library, file: string, mimeType: string) {
  const reader = await withFileBlob(file, (blob) => library.WasmReader.fromBlob(mimeType, blob))
  try {
    const report = Report.parse(JSON.parse(reader.json()))
    return {
      state: report.validation_state,
      /** Credentials are intact even if the certificate isn't on a trust list. */
      faults: report.validation_status
        .map(({ code }) => code)
        .filter((code) => code !== 'signingCredential.untrusted'),
      manifest: report.manifests[report.active_manifest],
    }
  } finally {
    reader.free()
  }
}
