import { useEffect, useState } from 'react'

type SceneStarters = typeof import('@/components/starters/scene-starters')['sceneStarters']

/** Starters for a model that makes pictures; null until they have come, and where none is wanted. */
export function useSceneStarters(isWanted: boolean): SceneStarters | null {
  const [starters, setStarters] = useState<SceneStarters | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // Without them the other starters stay.
    import('@/components/starters/scene-starters').then(
      (module) => setStarters(module.sceneStarters),
      () => {},
    )
  }, [isWanted])
  return isWanted ? starters : null
}
