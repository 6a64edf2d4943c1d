import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { packageFolder, projectRoot, signingEntry } from '../../paths.ts'
import { createAskedProcess } from '../../system/asked-process.ts'
import { withProvenance } from '../provenance.ts'
import { type ContentCredentials, createContentCredentials } from './content-credentials.ts'
import type { SigningFiles } from './sign-request.ts'

type Settings = Pick<Env, 'C2PA_CERTIFICATE' | 'C2PA_PRIVATE_KEY' | 'dataDir'>

interface Tools {
  log: Pick<Logger, 'error'>
  clock: Clock
}

const UNSIGNED = 'results go out without Content Credentials'
const PATIENT = { idleMs: 60_000, timeLimitMs: 180_000, waitingMax: 1_000 }
const PACKAGES = ['@contentauth/c2pa-wasm', 'cborg']

/**
 * This installation's signer; null without a certificate. Signs and verifies one picture first, so that a certificate
 * no verifier would accept is noticed before anybody pays for a result. An expired one is only reported.
 * @throws Error whose message tells the operator what is wrong
 */
export async function openContentCredentials(
  env: Settings,
  { log, clock }: Tools,
): Promise<ContentCredentials | null> {
  const files = filesOf(env)
  if (!files) return null
  const missing = PACKAGES.filter((name) => !existsSync(packageFolder(name)))
  if (missing.length > 0) {
    throw new Error(`C2PA_CERTIFICATE needs the optional packages ${missing.join(' and ')}.`)
  }
  const { readSigningKey } = await import('./signing-key.ts')
  const [leaf] = (await readSigningKey(files)).chain
  const { ask, close } = createAskedProcess({ entry: signingEntry, ...PATIENT })
  const credentials = createContentCredentials({ files, ask, close })
  // An expiry date must not prevent the start of a product that ran an hour ago.
  if (leaf.validToDate <= clock.now()) {
    const reason = `the certificate of C2PA_CERTIFICATE ended on ${leaf.validTo}`
    log.error({ alarm: 'content credentials', reason }, UNSIGNED)
    return credentials
  }
  try {
    await tryOut(credentials, env)
    return credentials
  } catch (error) {
    close()
    throw error
  }
}

function filesOf(env: Settings): SigningFiles | null {
  const { C2PA_CERTIFICATE: certificate, C2PA_PRIVATE_KEY: privateKey } = env
  if (!certificate && !privateKey) return null
  if (!certificate || !privateKey) {
    throw new Error('C2PA_CERTIFICATE and C2PA_PRIVATE_KEY belong together: set both or neither.')
  }
  return {
    certificate: resolve(projectRoot, certificate),
    privateKey: resolve(projectRoot, privateKey),
  }
}

async function tryOut(credentials: ContentCredentials, { dataDir }: Settings): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'signing-'))
  try {
    const path = join(folder, 'trial.png')
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    await withProvenance(picture.png(), {
      sourceType: 'algorithmicMedia',
      creatorTool: 'Adloom',
      description: 'A trial.',
    }).toFile(path)
    await credentials.sign({ path, mimeType: 'image/png' })
  } catch (error) {
    throw new Error(`C2PA_CERTIFICATE: signing with it failed. ${String(error)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
