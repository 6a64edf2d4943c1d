import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { Consent } from '@/components/people/consent-fields'
import { NO_SOURCE, type PlanSource } from '@/components/planning/plan-source'
import type { Script, ScriptScene } from '@/contract/endpoints/planning'
import type { Language } from '@/contract/languages'
import { SCRIPT_SCENES_MAX } from '@/contract/planning'
import type { AdScene, AdScript } from '@/contract/ugc-ad/script'

/** A picture with its shape, which the film follows. */
export interface SeenPicture extends OwnMedia {
  /** Width over height. */
  shape: number
}

/** Everything the user has put together; a reload loses nothing. */
export interface Ad extends AdScript, Consent {
  source: PlanSource
  presenter: SeenPicture | null
  product: OwnMedia | null
  /** Who wrote the script; null before there is one. */
  written: Pick<Script, 'source' | 'note'> | null
}

export const firstAd = (language: Language): Ad => ({
  ...{ source: NO_SOURCE, presenter: null, product: null, language, voice: null },
  ...{ resolution: null, hasCaptions: true, scenes: [], endCard: '', written: null },
  ...{ person: '', hasAgreed: false, isLabelled: true },
})

/** Replaces the script with a new one. */
export const withScript = (ad: Ad, { language, scenes, end_card, source, note }: Script): Ad => ({
  ...ad,
  language,
  scenes: scenes.map((scene, at) => ({ ...scene, id: `scene-${at + 1}` })),
  endCard: end_card,
  written: { source, note },
  // The person says something else now, to which they have not agreed yet.
  hasAgreed: false,
})

export type SceneEdit =
  | { type: 'change'; id: string; part: Partial<ScriptScene> }
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'remove'; id: string }
  | { type: 'add' }

/** Edits the scenes. Changed words void the consent. */
export function editScenes(ad: Ad, edit: SceneEdit): Ad {
  const { scenes } = ad
  switch (edit.type) {
    case 'change':
      return {
        ...ad,
        scenes: scenes.map((one) => (one.id === edit.id ? { ...one, ...edit.part } : one)),
        hasAgreed: false,
      }
    case 'remove':
      return { ...ad, scenes: scenes.filter(({ id }) => id !== edit.id) }
    case 'move': {
      const at = scenes.findIndex(({ id }) => id === edit.id)
      const scene = scenes[at]
      const to = at + edit.by
      if (!scene || to < 0 || to >= scenes.length) return ad
      return { ...ad, scenes: scenes.toSpliced(at, 1).toSpliced(to, 0, scene) }
    }
    case 'add':
      return scenes.length >= SCRIPT_SCENES_MAX
        ? ad
        : { ...ad, scenes: [...scenes, { id: freshId(scenes), shows: 'speaks', words: '' }] }
  }
}

function freshId(scenes: readonly AdScene[]): string {
  const taken = new Set(scenes.map(({ id }) => id))
  let number = scenes.length + 1
  while (taken.has(`scene-${number}`)) number += 1
  return `scene-${number}`
}
