import type { HostApi } from '@meet/remote-kit';

/** The palette finds the person's contacts; how comes with the first asking. */
export function offerPeople(host: HostApi): () => void {
  return host.commands.addSearch(async (query, signal) => {
    const { findPeople } = await import(/* webpackChunkName: "find-people" */ './findPeople.ts');
    return findPeople(host, query, signal);
  }, 'people');
}
