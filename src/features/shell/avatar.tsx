/** A user's picture, or the first letter of their name, in a circle. */
export function Avatar({ name, src }: { name: string; src?: string | null | undefined }) {
  const [first] = [...new Intl.Segmenter().segment(name.trim())]
  return (
    <span
      aria-hidden
      className="flex size-8 items-center justify-center overflow-hidden rounded-full border bg-muted font-medium text-sm"
    >
      {src ? (
        <img src={src} alt="" className="size-full object-cover" />
      ) : (
        first?.segment.toLocaleUpperCase()
      )}
    </span>
  )
}
