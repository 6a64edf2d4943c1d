import { useEffect, useState } from 'react'

type SceneStarters = typeof import('@/components/starters/scene-starters')['sceneStarters']

/** Starters for a model that makes pictures; null until loaded, and where none are wanted. */
export function useSceneStarters(isWanted: boolean): SceneStarters | null {
  const [starters, setStarters] = useState<SceneStarters | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // If they cannot load, the other starters stay.
    import('@/components/starters/scene-starters').then(
      (module) => setStarters(module.sceneStarters),
      () => {},
    )
  }, [isWanted])
  return isWanted ? starters : null
}
