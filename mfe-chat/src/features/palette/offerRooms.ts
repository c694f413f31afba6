import type { HostApi } from '@meet/remote-kit';

/** Adds the search for rooms and messages to the palette. The search's code loads with the first query. */
export function offerRooms(host: HostApi): () => void {
  const load = () => import(/* webpackChunkName: "find-rooms" */ './index.ts');
  const ends = [
    host.commands.addSearch(async (query, signal) => (await load()).findRooms(host, query, signal), 'rooms'),
    host.commands.addSearch(async (query, signal) => (await load()).findMessages(host, query, signal), 'messages'),
  ];
  return () => {
    for (const end of ends) end();
  };
}
