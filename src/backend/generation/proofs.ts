/** Reading and trial pictures, as the built-in engine lends them to the pages. */
export { openProofs } from './builtin/proof/open-proofs.ts'
export type {
  FilmShot,
  LayerHere,
  LayerMeasures,
  Proofs,
  TakenApart,
} from './builtin/proof/proofs.ts'
