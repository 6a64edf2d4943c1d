import { ScenePicture } from './scene-picture'
import { SCENES } from './scenes'

/** Starters for models that make their own pictures; loaded when one is chosen. */
export const sceneStarters = { scenes: SCENES, ScenePicture }
