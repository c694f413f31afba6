import type { HostApi } from '@meet/remote-kit';

/** The palette finds rooms and what was said in them; how comes with the first asking. */
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
