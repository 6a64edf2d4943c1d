import { resolve } from 'node:path'
import { Command } from 'commander'
import { isInBucket, openBackupPlace } from '../backup/backup-place.ts'
import { readEnv } from '../env.ts'
import { askOperator, isRunning, type Rows } from '../operator/ask-operator.ts'

/** `npm run admin -- …`: what an operator does on the machine itself, whether or not the product is running. */
const program = new Command('admin')
  .description('Operates this installation, whether the product runs or not.')
  .option('--json', 'print rows as JSON lines')

const run = async (name: string, input: unknown) => print(await askOperator(readEnv(), name, input))

function print(rows: Rows): void {
  if (program.opts<{ json?: boolean }>().json)
    for (const row of rows) console.log(JSON.stringify(row))
  else if (rows.length === 0) console.log('Nothing to show.')
  else
    for (const row of rows)
      console.log(
        Object.entries(row)
          .map(([key, value]) => `${key}=${value}`)
          .join('  '),
      )
}

/** The absolute name of a backup's place: the product's working directory isn't the command's. */
const wholeName = (place: string) => (isInBucket(place) ? place : resolve(place))

const user = program.command('user').description('manage accounts')
user
  .command('create')
  .description('create an account; the password stays in the shell’s history')
  .requiredOption('--email <email>')
  .requiredOption('--password <password>')
  .option('--credits <number>', 'credits, instead of the welcome credits', Number)
  .action((options) => run('user.create', options))
user
  .command('credits')
  .description('add credits, every time it’s run; `grant` adds them once per key')
  .requiredOption('--email <email>')
  .requiredOption('--add <number>', 'credits to add', Number)
  .action((options) => run('user.credits', options))

user
  .command('second-factor-off')
  .description(
    'turn off two-step sign-in for somebody who lost app and recovery codes; make sure it’s them',
  )
  .requiredOption('--email <email>')
  .action((options) => run('user.second-factor-off', options))

user
  .command('sign-out')
  .description('end the sessions of one account, or of everybody')
  .option('--email <email>')
  .option('--all', 'everybody’s sessions')
  .action((options) => run('user.sign-out', options))

const operator = program
  .command('operator')
  .description('manage who may use the operator page, /admin')
operator
  .command('grant')
  .description('give an account the operator role')
  .argument('<email>', 'of an existing account')
  .action((email) => run('operator.grant', { email }))
operator
  .command('revoke')
  .description('take the operator role away')
  .argument('<email>')
  .action((email) => run('operator.revoke', { email }))
operator
  .command('list')
  .description('list the accounts that have it')
  .action(() => run('operator.list', {}))

program
  .command('tasks')
  .description('list tasks, newest first')
  .option('--email <email>')
  .option('--status <status>')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('tasks', options))

program
  .command('outbox')
  .description('list mail and its verification codes, newest first')
  .option('--email <email>')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('outbox', options))

program
  .command('ledger')
  .description('check that every credit adds up')
  .action(() => run('ledger.verify', {}))

const gallery = program.command('gallery').description('manage what people published')
gallery
  .command('list')
  .description('list published items, newest first')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('gallery.list', options))
gallery
  .command('remove')
  .description('take an item out of the gallery for good; its creator keeps it')
  .requiredOption('--item <id>')
  .action((options) => run('gallery.remove', options))

program
  .command('orders')
  .description('list orders, newest first')
  .option('--email <email>')
  .option('--status <status>', 'created, payed, or refunded')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('orders', options))

program
  .command('refund')
  .description('show what the refund policy gives back for an order; --confirm pays it')
  .requiredOption('--order <transaction>', 'transaction id, as on the invoice')
  .option('--amount-minor <number>', 'cents, instead of what the policy gives back', Number)
  .option('--requested-at <date>', 'when the buyer asked (default: now)')
  .option('--undelivered-since <date>', 'when the service should have been delivered')
  .option('--fee-percent <number>', 'what the payment service keeps, 1 to 3', Number)
  .option('--confirm', 'pay it')
  .action((options) => run('refund', options))

program
  .command('grant')
  .description('give a team credits, once per key')
  .requiredOption('--email <email>', 'somebody in the team')
  .requiredOption('--credits <number>', 'how many', Number)
  .requiredOption('--key <key>', 'name of this grant')
  .option('--days <number>', 'they expire after this many days', Number)
  .action((options) => run('grant', options))

program
  .command('reconcile')
  .description('compare the payment services with orders and ledger')
  .option('--days <number>', 'how far back', Number)
  .action((options) => run('reconcile', options))

program
  .command('doctor')
  .description('check everything that’s known to go wrong, and say what to do')
  .action(async () => {
    const rows = await askOperator(readEnv(), 'doctor', {})
    print(rows)
    if (rows.some(({ state }) => state === 'wrong')) process.exitCode = 1
  })

program
  .command('usage')
  .description('show what fills the storage and the database, and how long it’s kept')
  .option('--teams <number>', 'how many teams, largest first', Number)
  .action((options) => run('usage', options))

program
  .command('backup')
  .description('write everything into one file, even while the product runs')
  .requiredOption('--to <place>', 'a new file, or s3: and a name in S3_BACKUP_BUCKET')
  .action(({ to }) => run('backup', { to: wholeName(to) }))

program
  .command('verify')
  .description('check that a backup is complete')
  .requiredOption('--from <place>', 'a file, or s3: and its name in S3_BACKUP_BUCKET')
  .action(async ({ from }) => {
    const { verifyBackup } = await import('../operator/backup-commands.ts')
    print(await verifyBackup(await openBackupPlace(wholeName(from), readEnv())))
  })

program
  .command('restore')
  .description('restore a backup into an empty installation; stop the product first')
  .requiredOption('--from <place>', 'a file, or s3: and its name in S3_BACKUP_BUCKET')
  .action(async ({ from }) => {
    const env = readEnv()
    if (await isRunning(env.dataDir)) throw new Error('Stop the product first.')
    const { restoreInstallation } = await import('../backup/restore-installation.ts')
    const place = await openBackupPlace(wholeName(from), env)
    print([{ ...(await restoreInstallation(env, place)) }])
  })

program
  .command('storage')
  .description('manage where files are kept')
  .command('copy')
  .description('copy every file into another storage and read it back; continues where it stopped')
  .requiredOption('--from <storage>', 'disk or s3')
  .requiredOption('--to <storage>', 'disk or s3')
  .action(async (names: { from: string; to: string }) => {
    // Done here rather than in the running product, whose settings name only one storage.
    const { copyBetween } = await import('../operator/storage-copy.ts')
    const { report, rows } = await copyBetween(readEnv(), names, (line) => console.error(line))
    print(rows)
    if (report.failed.length > 0) process.exitCode = 1
  })

try {
  await program.parseAsync()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
