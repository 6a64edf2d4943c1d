import type { MusicToWrite } from '../../../contract/endpoints/music.ts'
import { MUSIC_STEMS } from '../../../contract/music.ts'
import { shotCount } from '../../../contract/photoshoot.ts'
import { charactersOf } from '../../../contract/speech.ts'
import type { Model } from '../../generation/registry.ts'
import { chooseSettings, type Settings } from '../../generation/settings.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Settings of an earlier task at today's price; given a number of languages or shots, for as many results,
 * since each is ordered for itself.
 * @throws AppError('invalid_input') for what the model no longer offers
 */
export function settingsAgain(
  model: Model,
  task: TaskRow,
  languages: number | undefined = task.versions?.words.length ??
    (task.photoshoot ? shotCount(task.photoshoot) : undefined),
): Settings {
  const asked = {
    resolution: task.resolution,
    duration: task.durationSeconds ?? undefined,
    generate_audio: task.generateAudio,
    characters: charactersOf(task.prompt),
  }
  const count = languages === undefined && !task.music ? task.count : 1
  const chosen = chooseSettings(model, task.workflowType, { ...asked, count })
  return withStems(task, timesOf(chosen, languages ?? 1))
}

/** Those who play a piece are results of their own, at the price of the piece. */
export const withStems = (
  { music }: { music?: MusicToWrite | null | undefined },
  settings: Settings,
): Settings => (music?.has_stems ? { ...settings, count: 1 + MUSIC_STEMS.length } : settings)

/** The same for so many results of their own. */
export const timesOf = (settings: Settings, times: number): Settings => ({
  ...settings,
  count: settings.count * times,
  credits: settings.credits * times,
})
