/** The first letter of a name on a disc. */
export function Avatar({ name }: { name: string }) {
  const [first] = [...new Intl.Segmenter().segment(name.trim())]
  return (
    <span
      aria-hidden
      className="flex size-8 items-center justify-center rounded-full border bg-muted font-medium text-sm"
    >
      {first?.segment.toLocaleUpperCase()}
    </span>
  )
}
