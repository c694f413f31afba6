/** Returns the first page, the last one and those around the current page; 0 marks a gap. */
export function pagesToShow(page: number, count: number): number[] {
  const wanted = new Set([1, count, page - 1, page, page + 1].filter((number) => number >= 1 && number <= count));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number - 1);
    return gap === 2 ? [number - 1, number] : gap > 2 ? [0, number] : [number];
  });
}
