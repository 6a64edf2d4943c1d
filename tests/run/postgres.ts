import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findExecutable } from '../../src/backend/system/find-executable.ts'
import { installPackages } from '../../src/backend/system/install-packages.ts'
import { waitFor } from '../support/conditions.ts'
import { findFreePort } from '../support/free-port.ts'
import { run, start } from '../support/processes.ts'

/** A temporary PostgreSQL server that leaves nothing behind. */
export interface ThrowawayPostgres {
  url: string
  stop(): Promise<void>
  /** Dies as in a power outage, and restarts. */
  restart(): Promise<void>
}

/** An unprivileged user to run PostgreSQL, which refuses root. */
type Account = { uid: number; gid: number }

/**
 * Starts PostgreSQL in a temporary folder, from the machine's binaries or the distribution's package.
 * @param isDurable whether committed data survives the server's death; slower
 * @returns the reason if this machine can't have one
 */
export async function startPostgres(
  say: (sentence: string) => void,
  { isDurable = false } = {},
): Promise<ThrowawayPostgres | { reason: string }> {
  const binaries = (await findBinaries()) ?? (await installBinaries(say))
  if (typeof binaries !== 'string') return binaries
  say(`PostgreSQL from ${binaries}.`)

  const folder = await mkdtemp(join(tmpdir(), 'adloom-postgres-'))
  const user = process.getuid?.() === 0 ? await findUnprivilegedAccount() : undefined
  if (user) await chown(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  const program = (name: string) => join(binaries, name)
  const created = await run(
    program('initdb'),
    ['--pgdata', data, '--username=adloom', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    { user, output: 'collect', cwd: folder },
  )
  if (created.exitCode !== 0) throw new Error(`initdb failed:\n${created.output}`)

  const port = await findFreePort()
  const launch = async () => {
    const server = start(
      program('postgres'),
      ['-D', data, '-k', folder, '-p', String(port), ...settings, ...(isDurable ? DURABLE : [])],
      { user, output: { file: join(folder, 'server.log') }, cwd: folder },
    )
    const isReady = () =>
      run(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { output: 'collect' })
    await waitFor(async () => (await isReady()).exitCode === 0, 'PostgreSQL to accept connections')
    return server
  }
  let server = await launch()

  return {
    url: `postgres://adloom@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown, which disconnects clients.
      await server.stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
    async restart() {
      await server.stop('SIGQUIT')
      server = await launch()
    },
  }
}

/** Speed over safety: nothing in this database is worth flushing to disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'autovacuum=off',
]
  .concat('listen_addresses=127.0.0.1')
  .flatMap((setting) => ['-c', setting])

/** The last setting wins. Without a flush, data doesn't survive a machine crash, which doesn't happen here. */
const DURABLE = ['-c', 'synchronous_commit=on']

async function installBinaries(say: (sentence: string) => void) {
  say('PostgreSQL is missing. Installing it with apt-get.')
  const outcome = await installPackages(['postgresql'])
  const reason = outcome.isInstalled ? 'its binaries did not appear' : outcome.reason
  return (await findBinaries()) ?? { reason }
}

/** The folder with the newest initdb: Debian has one per version, others put it on PATH. */
async function findBinaries(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin', 'initdb'))
  const initdb = findExecutable([...folders, 'initdb'])
  return initdb && dirname(initdb)
}

async function findUnprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL refuses to run as root, and neither postgres nor nobody exists here.')
}
