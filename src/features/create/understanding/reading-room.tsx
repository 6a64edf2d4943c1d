/** As high as the trial picture, and as the question for a photo: what is below does not move when the reading comes. */
export const ReadingRoom = ({ hasPhotoAsk = false }: { hasPhotoAsk?: boolean }) => (
  <>
    <div aria-hidden className="h-18 sm:h-28" />
    {hasPhotoAsk && <div aria-hidden className="h-11" />}
  </>
)
