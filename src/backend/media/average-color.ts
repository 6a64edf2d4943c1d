import type { Sharp } from 'sharp'

/** A picture's mean color as `#rrggbb`; transparent parts count as white. */
export async function averageColor(picture: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
