import { request } from 'node:http'

export interface RawAnswer {
  status: number
  location: string | undefined
  vary: string | undefined
  body: string
}

/**
 * Requests exactly this path from the running product: no client normalizes it, and no redirect is
 * followed.
 */
export function askRaw(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL ?? '')
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        body += chunk
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const { location, vary } = answer.headers
        resolve({ status: answer.statusCode ?? 0, location, vary, body })
      })
    })
      .on('error', reject)
      .end()
  })
}
