import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const NONCE_BYTES = 16
/** One large request to the system's random generator costs hardly more than a small one. */
const NONCES_AT_ONCE = 256
let random = Buffer.alloc(0)
let taken = 0

/** Random bytes, unique to one response. */
export function newNonce(): string {
  if (taken === random.length) {
    random = randomBytes(NONCE_BYTES * NONCES_AT_ONCE)
    taken = 0
  }
  taken += NONCE_BYTES
  return random.toString('base64', taken - NONCE_BYTES, taken)
}

/**
 * Stands in for the nonce of a kept page; replaced in every response. It is as long as a nonce, and so random
 * that no page contains it.
 */
export const NONCE_PLACEHOLDER = randomBytes(64).toString('base64url').slice(0, newNonce().length)

export interface KeptPage {
  /** Memory use in bytes. */
  size: number
  status: number
  headers: [string, string][]
}

const FRESH_MS = 30_000
const STALE_MS = 600_000
const BYTES_MAX = 32 * 1024 * 1024
const QUERY_LENGTH_MAX = 200
const GONE_AT_ONCE = /^\/(?:[a-z]{2}\/)?(?:gallery|review|shared)(?:\/|$)/i

/**
 * Rendered visitors' pages in memory: the same HTML for everyone who is not signed in. A stale page is served
 * once more while it is rendered again.
 */
export class PageCache<Page extends KeptPage = KeptPage> {
  readonly #pages: LRUCache<string, { page: Page; keptAt: number }>
  readonly #rendering = new Map<string, Promise<Page | null>>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
    this.#pages = new LRUCache({
      maxSize: BYTES_MAX,
      sizeCalculation: ({ page }) => page.size,
      ttl: STALE_MS,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /**
   * Whether a page may be kept at all. Long queries would let anyone fill the memory, and anything removed
   * from the gallery or no longer shared must disappear at once.
   */
  static admits(request: Request, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
    const isReadOnly = request.method === 'GET' && search.length <= QUERY_LENGTH_MAX
    return isReadOnly && !GONE_AT_ONCE.test(pathname)
  }

  /**
   * The kept page for a key, or a new one. `render` returns null for anything that must not be kept
   * (redirects, failures); the caller then renders for this request alone.
   */
  get(key: string, render: () => Promise<Page | null>): Promise<Page | null> {
    const kept = this.#pages.get(key)
    if (!kept) return this.#renderOnce(key, render)
    if (this.#now() - kept.keptAt > FRESH_MS) void this.#renderOnce(key, render).catch(() => null)
    return Promise.resolve(kept.page)
  }

  #renderOnce(key: string, render: () => Promise<Page | null>): Promise<Page | null> {
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = render()
      .then((page) => {
        if (page) this.#pages.set(key, { page, keptAt: this.#now() })
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }
}
