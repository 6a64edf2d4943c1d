import sharp from 'sharp'

interface Head {
  x: number
  y: number
  /** Half the height of the face, in pixels. */
  r: number
  skin?: string
  /** Colors of the earrings, left and right, so that a test sees what was cut off. */
  rings?: [string, string]
}

/** A person down to the shoulders, drawn well enough for a face detector. */
function portrait({ x, y, r, skin = '#e0ac86', rings = ['#0000ff', '#ff00ff'] }: Head): string {
  const oval = (dx: number, dy: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${x + dx * r}" cy="${y + dy * r}" rx="${rx * r}" ry="${ry * r}" fill="${fill}"/>`
  const eyes = [-1, 1].map(
    (side) =>
      oval(side * 0.32, -0.2, 0.2, 0.05, '#3a241a') +
      oval(side * 0.32, -0.05, 0.15, 0.08, '#ffffff') +
      oval(side * 0.32, -0.05, 0.075, 0.075, '#2a1a12'),
  )
  const ears = rings.map((colour, index) => oval(index === 0 ? -0.95 : 0.95, 0.3, 0.1, 0.1, colour))
  return [
    oval(0, 2.5, 1.9, 1.3, '#2d4a6b'),
    oval(0, 1, 0.35, 0.6, skin),
    oval(0, -0.15, 1.02, 1.3, '#4a2f22'),
    oval(0, 0.1, 0.8, 1.08, skin),
    oval(0, -0.78, 0.85, 0.45, '#4a2f22'),
    ...eyes,
    oval(0.02, 0.33, 0.1, 0.05, '#a9775b'),
    oval(0, 0.66, 0.3, 0.11, '#b5544c'),
    ...ears,
  ].join('')
}

/** People in front of a wall too busy to cut them out of. Returns RGBA. */
export async function drawPeople(size: { width: number; height: number }, heads: Head[]) {
  const { width, height } = size
  const tiles = Array.from({ length: 220 }, (_, at) => {
    const [x, y] = [((at * 83) % 97) / 97, ((at * 59) % 89) / 89]
    const [hue, light] = [(at * 47) % 360, 30 + ((at * 13) % 50)]
    return `<rect x="${x * width}" y="${y * height}" width="${width / 9}" height="${height / 7}" fill="hsl(${hue},35%,${light}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles.join('')}${heads.map(portrait).join('')}</svg>`
  const data = await sharp(Buffer.from(svg)).flatten().ensureAlpha().raw().toBuffer()
  return { data, width, height }
}

/** How many pixels of an RGBA image are close to a color. */
export function countOf(picture: { data: Uint8Array }, colour: [number, number, number]): number {
  const pixels = picture.data.length / 4
  const isNear = (pixel: number) =>
    colour.every((value, channel) => {
      const found = picture.data[pixel * 4 + channel] ?? 0
      return Math.abs(found - value) < 60
    })
  return Array.from({ length: pixels }, (_, pixel) => isNear(pixel)).filter(Boolean).length
}
