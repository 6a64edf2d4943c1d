/**
 * A placeholder as high as the proof picture and the photo question: nothing below moves when the reading
 * arrives.
 */
export const ReadingRoom = ({ hasPhotoAsk = false }: { hasPhotoAsk?: boolean }) => (
  <>
    <div aria-hidden className="h-18 sm:h-28" />
    {hasPhotoAsk && <div aria-hidden className="h-11" />}
  </>
)
