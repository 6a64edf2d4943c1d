import { Command } from 'commander'
import { readEnv } from '../env.ts'
import { askOperator } from '../operator/ask-operator.ts'

/** `npm run admin -- …`: what an operator does from the machine itself, while the product runs or not. */
const program = new Command('admin').option('--json', 'print rows as JSON lines')

async function run(name: string, input: unknown): Promise<void> {
  const rows = await askOperator(readEnv(), name, input)
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

try {
  await program.parseAsync()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
