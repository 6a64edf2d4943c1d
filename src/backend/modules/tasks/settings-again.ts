import { shotCount } from '../../../contract/photoshoot.ts'
import { charactersOf } from '../../../contract/speech.ts'
import type { Model } from '../../generation/registry.ts'
import { chooseSettings, type Settings } from '../../generation/settings.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Settings of an earlier task at today's price. With a number of languages or shots, multiplied by it,
 * since each result is ordered separately.
 * @throws AppError('invalid_input') for settings the model no longer offers
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

/** Multiplies settings by a number of separately ordered results. */
export const timesOf = (settings: Settings, times: number): Settings => ({
  ...settings,
  count: settings.count * times,
  credits: settings.credits * times,
})
