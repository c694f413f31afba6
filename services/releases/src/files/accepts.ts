/** Returns whether a client accepts an encoding: `gzip, br;q=0.8` accepts both, `br;q=0` refuses it. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name, ...weights] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => weight.startsWith('q=') && Number(weight.slice(2)) === 0);
  });
}
