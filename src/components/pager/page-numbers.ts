/** Page numbers to link: the ends, the current page and its neighbors. Null is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const numbers = [...new Set(wanted)].sort((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const step = number - (numbers[index - 1] ?? 0)
    if (step === 2) return [number - 1, number]
    return step > 2 ? [null, number] : [number]
  })
}
