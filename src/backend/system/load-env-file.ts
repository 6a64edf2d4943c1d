import { existsSync } from 'node:fs'

/**
 * Loaded before a program by the npm scripts: settings of `.env`, behind those of the shell. Node's
 * own `--env-file-if-exists` would do, but complains on every start that the file does not exist.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
