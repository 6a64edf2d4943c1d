import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { portOf } from './port-of.ts'

export interface StandInShop {
  /** `host:port`, for `LINK_ALLOWED_HOSTS`. */
  host: string
  /** Requested addresses, in order. */
  asked: string[]
  close(): Promise<void>
}

interface Page {
  body: string | Buffer
  type?: string
}

const PAGES: Record<string, Page> = {
  '/picture.html': { body: '<h1>x</h1>', type: 'image/png' },
  '/lies.png': { body: '<h1>no picture</h1>', type: 'image/png' },
  '/nothing': { body: '<p>Hello.</p>', type: 'text/html' },
}
const REDIRECTS: Record<string, string> = {
  '/moved': '/ball',
  '/inside': 'http://169.254.169.254/latest/',
  '/circle': '/circle',
}
/** A red ball on white, which any engine separates from its background. */
const BALL = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480"
  height="480" fill="#fff"/><circle cx="240" cy="240" r="150" fill="#c8102e"/></svg>`

/** A local shop: one product, its images, malicious pages, and `more` pages by address. */
export async function openStandInShop(more: Record<string, Page> = {}): Promise<StandInShop> {
  const ball = await sharp(Buffer.from(BALL)).png().toBuffer()
  const asked: string[] = []
  const shoe = readFileSync('tests/fixtures/product-pages/shop.html')
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const page = more[url] ?? PAGES[url]
    if (page) return response.setHeader('content-type', page.type ?? '').end(page.body)
    const location = REDIRECTS[url]
    if (location) return response.writeHead(302, { location }).end()
    if (url === '/kept') return response.writeHead(403).end('<h1>Are you a robot?</h1>')
    if (url === '/huge') {
      response.setHeader('content-type', 'text/html')
      return response.end('x'.repeat(5 * 1_048_576 + 1))
    }
    if (url === '/ball') return response.setHeader('content-type', 'text/html').end(shoe)
    if (url.startsWith('/ball-')) return response.setHeader('content-type', 'image/png').end(ball)
    return response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  return {
    host: `127.0.0.1:${portOf(server)}`,
    asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
