/** A request of a page; times in milliseconds since the page's navigation. */
export interface PageRequest {
  readonly path: string;
  readonly startTime: number;
  readonly responseEnd: number;
}

/** Returns the longest chain of requests in which each one was sent after the previous answer had arrived. */
export function findChain(requests: readonly PageRequest[]): string[] {
  const links: { request: PageRequest; chain: string[] }[] = [];
  for (const request of requests.toSorted((one, other) => one.startTime - other.startTime)) {
    const before = links
      .filter((link) => link.request.responseEnd <= request.startTime)
      .reduce<string[]>((longest, { chain }) => (chain.length > longest.length ? chain : longest), []);
    links.push({ request, chain: [...before, request.path] });
  }
  return links.reduce<string[]>((longest, { chain }) => (chain.length > longest.length ? chain : longest), []);
}
