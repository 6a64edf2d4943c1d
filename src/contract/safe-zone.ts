/** Parts of the frame, 0 to 1 from each edge, that a platform's own controls cover. */
export interface SafeZone {
  top: number
  bottom: number
  left: number
  right: number
}
