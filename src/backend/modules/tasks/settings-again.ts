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
  const count = languages === undefined ? task.count : 1
  return timesOf(chooseSettings(model, task.workflowType, { ...asked, count }), languages ?? 1)
}

/** The same for so many results of their own. */
export const timesOf = (settings: Settings, times: number): Settings => ({
  ...settings,
  count: settings.count * times,
  credits: settings.credits * times,
})
