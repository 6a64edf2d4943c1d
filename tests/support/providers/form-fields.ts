import type { VendorRequest } from './vendor.ts'

/** A form's fields: text as it is, files as their content type. */
export async function formFields({ bytes, headers }: VendorRequest): Promise<[string, string][]> {
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData()
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type])
}
