import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findExecutable } from '../../src/backend/system/find-executable.ts'
import { installPackages } from '../../src/backend/system/install-packages.ts'
import { run, start } from '../support/processes.ts'

/** The headless shell renders the same pages in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const DOWNLOAD_TIMEOUT_MS = 300_000

/** Finds or installs a Chromium that runs; `undefined` if this machine can't have one. */
export async function findChromium(say: (sentence: string) => void): Promise<string | undefined> {
  const sources = [fromEnvironment, fromSystem, fromPackage, fromDownload]
  for (const source of sources) {
    const executable = await source(say)
    if (executable && (await doesRun(executable))) {
      say(`Chromium: ${executable}`)
      return executable
    }
  }
  say('No Chromium could be found or installed. Name one in CHROMIUM_PATH.')
  return undefined
}

function fromEnvironment(): string | undefined {
  return process.env.CHROMIUM_PATH
}

function fromSystem(): string | undefined {
  return findExecutable(NAMES)
}

async function fromPackage(say: (sentence: string) => void): Promise<string | undefined> {
  say('Installing the package chromium-headless-shell with apt-get.')
  const outcome = await installPackages(['chromium-headless-shell'])
  if (!outcome.isInstalled) say(`That did not work: ${outcome.reason}.`)
  return findExecutable(NAMES)
}

async function fromDownload(say: (sentence: string) => void): Promise<string | undefined> {
  const executable = chromium.executablePath()
  if (existsSync(executable)) return executable
  say('No Chromium on this machine. Downloading the one of Playwright.')
  const download = start('playwright', ['install', 'chromium'])
  const giveUp = setTimeout(() => void download.stop(), DOWNLOAD_TIMEOUT_MS)
  await download.finished
  clearTimeout(giveUp)
  return existsSync(executable) ? executable : undefined
}

/** A browser with missing libraries is useless. */
async function doesRun(executable: string): Promise<boolean> {
  const { exitCode } = await run(executable, ['--version'], { output: 'collect' })
  return exitCode === 0
}
