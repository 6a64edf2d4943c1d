import { existsSync } from 'node:fs'

/**
 * Preloaded by the npm scripts: applies `.env`; variables set in the shell win. Node's own `--env-file-if-exists` would
 * do, but complains on every start if the file doesn't exist.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
