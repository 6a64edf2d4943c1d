import { join } from 'node:path'

/**
 * Where things lie on disk. Every command of the product runs from the project's folder, bundled or
 * not, so the folder is the anchor and not the address of a module.
 */
export const projectRoot = process.cwd()
export const migrationsFolder = join(projectRoot, 'src/backend/db/migrations')
export const localesFolder = join(projectRoot, 'locales')
