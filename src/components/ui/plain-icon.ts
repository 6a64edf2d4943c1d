import { createElement, type SVGProps } from 'react'

/** An icon as lucide's own files describe it. */
interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
  aliases?: readonly string[]
}

const DRAWN = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** What says to assistive technology that the picture is more than decoration. */
const isTelling = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title'

/**
 * Makes the component of an icon. Lucide's own puts each together anew whenever it is drawn, for properties
 * that nobody here uses: that was one part in twenty of what a page costs. The build puts this in its place.
 */
export function plainIcon({ name, node, aliases = [] }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className, children, ...props }: SVGProps<SVGSVGElement>) {
    const isHidden = !children && !Object.keys(props).some(isTelling)
    return createElement(
      'svg',
      {
        ...DRAWN,
        className: className ? `${names} ${className}` : names,
        'aria-hidden': isHidden ? 'true' : undefined,
        ...props,
      },
      parts,
      children,
    )
  }
}
