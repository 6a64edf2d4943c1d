import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

/** The lines written to standard output while something is logged. */
function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  write(createLogger({ LOG_LEVEL: 'info' }, stream))
  return lines
}

test('a line of the log is JSON with its time in UTC, and stays one line whatever it holds', () => {
  const [line = '', ...more] = linesOf((log) =>
    log.info({ name: 'a\n{"level":60}\r\u2028' }, 'x\ny'),
  )
  expect(more).toEqual([])
  expect(line.trimEnd()).not.toMatch(/[\r\n]/)
  const parsed: { time: string; msg: string } = JSON.parse(line)
  expect(parsed.msg).toBe('x\ny')
  expect(parsed.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('secrets that come along are blanked by their names', () => {
  const secret = 'opens-everything'
  const names = [
    'authorization',
    'cookie',
    'password',
    'pwd',
    'ticket',
    'token',
    'access_token',
    'set-cookie',
  ]
  const all = Object.fromEntries(names.map((name) => [name, secret]))
  const [line = ''] = linesOf((log) =>
    log.info({ ...all, input: all, request: { headers: all } }, 'sent'),
  )
  expect(line).not.toContain(secret)
  expect(line).toContain('[redacted]')
})
