import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

/** Dark on light in both themes: cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
