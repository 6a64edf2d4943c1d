/** A preview of a result that is ready before the others of its task; it has no actions yet. */
export function ReadyPicture({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt=""
      decoding="async"
      data-ready-picture
      className="fade-in-0 absolute inset-0 size-full animate-in object-cover duration-200"
    />
  )
}
