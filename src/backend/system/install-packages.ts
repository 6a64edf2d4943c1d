import { spawn } from 'node:child_process'
import { findExecutable } from './find-executable.ts'

/** Result of trying to install distribution packages; `reason` is for the operator. */
export type InstallOutcome = { isInstalled: true } | { isInstalled: false; reason: string }

/** Installs packages: the machine's own way by default, something else in tests. */
export type Installer = (packages: readonly string[]) => Promise<InstallOutcome>

let isListFresh = false

/**
 * Installs packages with apt-get if this process is root on a Debian-like machine. Never prompts: without the right or
 * the tool it returns a reason instead of throwing.
 */
export const installPackages: Installer = async (packages) => {
  const aptGet = findExecutable(['apt-get'])
  if (!aptGet) return { isInstalled: false, reason: 'this machine has no apt-get' }
  if (process.getuid?.() !== 0) return { isInstalled: false, reason: 'that takes root' }

  if (!isListFresh) {
    // A stale package list may still do, so a failure here is left for the installation to report.
    await run(aptGet, ['update'])
    isListFresh = true
  }
  const { exitCode, output } = await run(aptGet, [
    'install',
    '--yes',
    '--no-install-recommends',
    ...packages,
  ])
  if (exitCode === 0) return { isInstalled: true }
  const lastLine = output.trim().split('\n').at(-1) ?? ''
  return { isInstalled: false, reason: `apt-get ended with ${exitCode}: ${lastLine}` }
}

function run(
  command: string,
  args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ exitCode: 127, output: error.message }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
