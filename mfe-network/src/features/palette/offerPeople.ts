import type { HostApi } from '@meet/remote-kit';

/** Adds the search for the person's contacts to the palette. The search's code loads with the first query. */
export function offerPeople(host: HostApi): () => void {
  return host.commands.addSearch(async (query, signal) => {
    const { findPeople } = await import(/* webpackChunkName: "find-people" */ './findPeople.ts');
    return findPeople(host, query, signal);
  }, 'people');
}
