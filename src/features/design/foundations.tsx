import { Specimen } from './specimen'

const GROUNDS = ['background', 'surface', 'raised', 'popover', 'hover']
const INKS = ['foreground', 'muted-foreground', 'link', 'danger', 'success', 'warning']
const FILLS = ['primary', 'primary-hover', 'control-edge', 'hairline', 'focus', 'scrim']
const SIZES = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl']
const RADII = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full']

/** Colors, type and shapes from the design tokens. */
export function Foundations() {
  return (
    <>
      <Specimen title="Grounds and fills">
        {[...GROUNDS, ...FILLS].map((name) => (
          <span key={name} className="flex w-28 flex-col gap-1 text-xs">
            <span
              className="h-12 rounded-md border border-input"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title="Inks on every ground">
        {GROUNDS.map((ground) => (
          <span
            key={ground}
            className="flex flex-col rounded-md border p-3 text-sm"
            style={{ background: `var(--${ground})` }}
          >
            {INKS.map((ink) => (
              <span key={ink} style={{ color: `var(--${ink})` }}>
                {ink}
              </span>
            ))}
          </span>
        ))}
      </Specimen>
      <Specimen title="Type">
        <div className="flex flex-col gap-2">
          {SIZES.map((size) => (
            <p key={size} className={size}>
              {size}: Ready ads, 1,250 credits · Đẹp · 広告 · โฆษณา
            </p>
          ))}
          <p>
            <span className="font-normal">normal</span> <span className="font-medium">medium</span>{' '}
            <span className="font-semibold">semibold</span> <code className="font-mono">mono</code>
          </p>
        </div>
      </Specimen>
      <Specimen title="Radius and shadow">
        {RADII.map((radius) => (
          <span key={radius} className={`size-16 border border-input bg-card ${radius}`} />
        ))}
        <span className="size-16 rounded-lg border bg-popover shadow-popover" />
      </Specimen>
    </>
  )
}
