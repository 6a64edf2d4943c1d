import type { SafeZone } from '@/contract/safe-zone'

const percent = (share: number) => `${share * 100}%`

/** The area a platform keeps free of its own controls, drawn over a picture that fills its parent. */
export function SafeZoneFrame({ zone }: { zone: SafeZone }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute border-2 border-white border-dashed shadow-[0_0_0_9999px_rgb(0_0_0/.5)]"
      style={{
        top: percent(zone.top),
        right: percent(zone.right),
        bottom: percent(zone.bottom),
        left: percent(zone.left),
      }}
    />
  )
}
