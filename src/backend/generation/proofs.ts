/** The built-in engine's reading and preview rendering for use by the pages. */
export { openProofs } from './builtin/proof/open-proofs.ts'
export type {
  FilmShot,
  LayerHere,
  LayerMeasures,
  Proofs,
  TakenApart,
} from './builtin/proof/proofs.ts'
