import type { HostApi } from '@meet/remote-kit';

/** The palette finds rooms and what was said in them; how comes with the first asking. */
export function offerRooms(host: HostApi): () => void {
  const load = () => import(/* webpackChunkName: "find-rooms" */ './findRooms.ts');
  const ends = [
    host.commands.addSearch(async (query, signal) => (await load()).findRooms(host, query, signal), 'rooms'),
  ];
  return () => {
    for (const end of ends) end();
  };
}
