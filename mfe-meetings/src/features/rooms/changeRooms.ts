import type { ApolloClient } from '@apollo/client';
import { RoomsAndHostingDocument, type RoomsAndHostingQuery } from './rooms.generated.ts';

export type OwnedRoomData = RoomsAndHostingQuery['ownedRooms']['roomIds'][number];
export type Hosting = Omit<RoomsAndHostingQuery['hostMeetingConfiguration'], '__typename'>;

type Apollo = Pick<ApolloClient, 'cache'>;

/** Changes the rooms in the cache as the server has changed them, in the server's order. */
export function changeRooms(
  { cache }: Apollo,
  change: (rooms: readonly OwnedRoomData[]) => readonly OwnedRoomData[],
): void {
  cache.updateQuery({ query: RoomsAndHostingDocument }, (data) => {
    if (!data) return data;
    const roomIds = change(data.ownedRooms.roomIds).toSorted((a, b) => a.type - b.type || compareLabels(a, b));
    return { ...data, ownedRooms: { ...data.ownedRooms, roomIds } };
  });
}

/** Takes a room that is no more out of every list in the cache. */
export function forgetRoom({ cache }: Apollo, roomId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'MeetingOption', roomId }) });
}

/** Changes in the cache what holds in the meetings that the person hosts. */
export function changeHosting({ cache }: Apollo, part: Partial<Hosting>): void {
  cache.updateQuery(
    { query: RoomsAndHostingDocument },
    (data) => data && { ...data, hostMeetingConfiguration: { ...data.hostMeetingConfiguration, ...part } },
  );
}

function compareLabels(a: OwnedRoomData, b: OwnedRoomData): number {
  const [one, other] = [keyOf(a), keyOf(b)];
  return one < other ? -1 : Number(one > other);
}

const keyOf = ({ label }: OwnedRoomData) => (label ?? '').toLowerCase();
