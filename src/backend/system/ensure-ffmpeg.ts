import { findExecutable } from './find-executable.ts'
import { type Installer, installPackages } from './install-packages.ts'

/** Paths of the two media programs. */
export interface MediaPrograms {
  ffmpegPath: string
  ffprobePath: string
}

export interface MediaSetup {
  /** The settings `FFMPEG_PATH` and `FFPROBE_PATH`; they override PATH. */
  ffmpegPath?: string | undefined
  ffprobePath?: string | undefined
  /** Receives plain sentences for the operator. */
  say: (sentence: string) => void
  install?: Installer
  /** Where to look; the process's PATH by default. */
  path?: string
}

/**
 * Finds ffmpeg and ffprobe, installs them if they're missing and this process is allowed to, and reports what it did.
 * The product also runs without them: images work, videos don't.
 */
export async function ensureFfmpeg(setup: MediaSetup): Promise<MediaPrograms | undefined> {
  const present = locate(setup)
  if (present) return present

  const { say, install = installPackages } = setup
  if (setup.ffmpegPath || setup.ffprobePath) {
    say(`FFMPEG_PATH or FFPROBE_PATH doesn’t lead to a program. ${WITHOUT_FFMPEG}`)
    return undefined
  }

  say('ffmpeg is missing. Installing it with apt-get; this takes about a minute.')
  const outcome = await install(['ffmpeg'])
  const installed = locate(setup)
  if (installed) {
    say('ffmpeg is installed.')
    return installed
  }
  const reason = outcome.isInstalled ? 'the package put no program on PATH' : outcome.reason
  say(`ffmpeg couldn’t be installed: ${reason}. ${WITHOUT_FFMPEG}`)
  return undefined
}

const WITHOUT_FFMPEG =
  'Videos are unavailable until you install the package "ffmpeg" ' +
  '(apt install ffmpeg, brew install ffmpeg) or set FFMPEG_PATH and ' +
  'FFPROBE_PATH, and start again.'

function locate({ ffmpegPath, ffprobePath, path }: MediaSetup): MediaPrograms | undefined {
  const look = path === undefined ? {} : { path }
  const ffmpeg = findExecutable([ffmpegPath ?? 'ffmpeg'], look)
  const ffprobe = findExecutable([ffprobePath ?? 'ffprobe'], look)
  return ffmpeg && ffprobe ? { ffmpegPath: ffmpeg, ffprobePath: ffprobe } : undefined
}
