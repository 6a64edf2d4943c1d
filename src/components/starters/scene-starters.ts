import { ScenePicture } from './scene-picture'
import { SCENES } from './scenes'

/** Beginnings for models that make pictures of their own; fetched when one is chosen. */
export const sceneStarters = { scenes: SCENES, ScenePicture }
