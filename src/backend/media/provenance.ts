import { appendFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'

const TERMS = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * How a file was made, in IPTC's terms. The built-in engine is a layout engine without a trained model, so what it
 * makes from a prompt alone is `algorithmicMedia` ("purely by an algorithm not based on any sampled training data");
 * with a person's pictures in it, it is a `composite`; a person's own picture or video that the engine altered is
 * `algorithmicallyEnhanced`. Only the work of AI models is `trainedAlgorithmicMedia`; with the engine's text over it,
 * it is a composite with trained media.
 */
export const SOURCE_TYPES = [
  'algorithmicMedia',
  'composite',
  'algorithmicallyEnhanced',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const
export type DigitalSourceType = (typeof SOURCE_TYPES)[number]

export interface Provenance {
  sourceType: DigitalSourceType
  /** Program and model that made it, in readable form. */
  creatorTool: string
  description: string
}

/** XMP packet with the IPTC DigitalSourceType property. */
export function provenanceXmp({ sourceType, creatorTool, description }: Provenance): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${TERMS}${sourceType}" xmp:CreatorTool="${escapeXml(creatorTool)}">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(description)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** Writes provenance into a PNG, JPEG, WebP, TIFF or AVIF pipeline. */
export const withProvenance = (image: Sharp, provenance: Provenance): Sharp =>
  image.withXmp(provenanceXmp(provenance))

/** `-metadata` arguments for ffmpeg: what players and asset managers show. */
export const provenanceMetadata = ({
  creatorTool,
  description,
  sourceType,
}: Provenance): string[] => [
  ...['-metadata', `comment=${description} (IPTC DigitalSourceType: ${sourceType})`],
  ...['-metadata', `encoder=${creatorTool}`],
]

const XMP_BOX_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** Appends the XMP packet to an MP4 in the `uuid` box defined by the XMP specification. */
export async function stampMp4(file: string, provenance: Provenance): Promise<void> {
  const packet = Buffer.from(provenanceXmp(provenance), 'utf8')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + XMP_BOX_ID.length + packet.length, 0)
  head.write('uuid', 4, 'latin1')
  await appendFile(file, Buffer.concat([head, XMP_BOX_ID, packet]))
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)
