/** As high as the trial picture: what is below does not move when the reading comes. */
export const ReadingRoom = () => <div aria-hidden className="h-18 sm:h-28" />
