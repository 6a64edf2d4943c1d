import { resolve } from 'node:path'
import { Command } from 'commander'
import { isInBucket, openBackupPlace } from '../backup/backup-place.ts'
import { readEnv } from '../env.ts'
import { askOperator, isRunning, type Rows } from '../operator/ask-operator.ts'

/** `npm run admin -- …`: what an operator does from the machine itself, while the product runs or not. */
const program = new Command('admin').option('--json', 'print rows as JSON lines')

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

/** A place of a backup as the product knows it, which has another folder than the command. */
const wholeName = (place: string) => (isInBucket(place) ? place : resolve(place))

const user = program.command('user').description('accounts')
user
  .command('create')
  .requiredOption('--email <email>')
  .requiredOption('--password <password>')
  .option('--credits <number>', 'credits instead of the welcome credits', Number)
  .action((options) => run('user.create', options))
user
  .command('credits')
  .requiredOption('--email <email>')
  .requiredOption('--add <number>', 'credits to add', Number)
  .action((options) => run('user.credits', options))

user
  .command('second-factor-off')
  .description('for somebody who has lost app and recovery codes; make sure that it is them')
  .requiredOption('--email <email>')
  .action((options) => run('user.second-factor-off', options))

user
  .command('sign-out')
  .description('ends the sessions of an account, or of all')
  .option('--email <email>')
  .option('--all', 'of everybody')
  .action((options) => run('user.sign-out', options))

const operator = program.command('operator').description('who may use the operator page, /admin')
operator
  .command('grant')
  .argument('<email>', 'of an account that exists')
  .action((email) => run('operator.grant', { email }))
operator
  .command('revoke')
  .argument('<email>')
  .action((email) => run('operator.revoke', { email }))
operator.command('list').action(() => run('operator.list', {}))

program
  .command('tasks')
  .description('tasks, newest first')
  .option('--email <email>')
  .option('--status <status>')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('tasks', options))

program
  .command('outbox')
  .description('mail that no server has sent: where verification codes are read')
  .option('--email <email>')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('outbox', options))

program
  .command('ledger')
  .description('check that every credit adds up')
  .action(() => run('ledger.verify', {}))

const gallery = program.command('gallery').description('what people published')
gallery
  .command('list')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('gallery.list', options))
gallery
  .command('remove')
  .description('take an item out of the gallery for good; its maker keeps it')
  .requiredOption('--item <id>')
  .action((options) => run('gallery.remove', options))

program
  .command('orders')
  .description('orders, newest first')
  .option('--email <email>')
  .option('--status <status>', 'created, payed or refunded')
  .option('--limit <number>', 'rows', Number)
  .action((options) => run('orders', options))

program
  .command('refund')
  .description('what the refund policy gives back of an order; paid with --confirm')
  .requiredOption('--order <transaction>', 'transaction id, as on the invoice')
  .option('--amount-minor <number>', 'cents instead of what the policy gives', Number)
  .option('--requested-at <date>', 'when the buyer asked; now without it')
  .option('--undelivered-since <date>', 'when the service should have been there')
  .option('--fee-percent <number>', 'what the payment service keeps, 1 to 3', Number)
  .option('--confirm', 'pay it')
  .action((options) => run('refund', options))

program
  .command('grant')
  .description('give a team credits, once per key')
  .requiredOption('--email <email>', 'somebody of the team')
  .requiredOption('--credits <number>', 'how many', Number)
  .requiredOption('--key <key>', 'name of this grant')
  .option('--days <number>', 'they end after so many days', Number)
  .action((options) => run('grant', options))

program
  .command('reconcile')
  .description('compare payment services with orders and ledger')
  .option('--days <number>', 'how far back', Number)
  .action((options) => run('reconcile', options))

program
  .command('doctor')
  .description('look at everything that is known to go wrong, and say what to do')
  .action(async () => {
    const rows = await askOperator(readEnv(), 'doctor', {})
    print(rows)
    if (rows.some(({ state }) => state === 'wrong')) process.exitCode = 1
  })

program
  .command('usage')
  .description('what fills the storage and the database, and how long it is kept')
  .option('--teams <number>', 'how many teams, the largest first', Number)
  .action((options) => run('usage', options))

program
  .command('backup')
  .description('write everything into one file, while the product runs')
  .requiredOption('--to <place>', 'where no file is yet, or s3: and a name in S3_BACKUP_BUCKET')
  .action(({ to }) => run('backup', { to: wholeName(to) }))

program
  .command('verify')
  .description('check that a backup is whole')
  .requiredOption('--from <place>', 'a file, or s3: and its name in S3_BACKUP_BUCKET')
  .action(async ({ from }) => {
    const { verifyBackup } = await import('../operator/backup-commands.ts')
    print(await verifyBackup(await openBackupPlace(wholeName(from), readEnv())))
  })

program
  .command('restore')
  .description('make an empty installation what a backup is of; the product must not run')
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
  .description('where files are kept')
  .command('copy')
  .description('copy every file into another storage and read it back; goes on where it was')
  .requiredOption('--from <storage>', 'disk or s3')
  .requiredOption('--to <storage>', 'disk or s3')
  .action(async (names: { from: string; to: string }) => {
    // Here and not in the running product, whose settings name one storage alone.
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
