import { useApolloClient } from '@apollo/client/react';
import { ROOM_TYPE } from '@meet/meetings-contract';
import {
  createMeeting,
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
} from '@meet/meetings-contract/operations';
import { useHost, useUser } from '@meet/remote-kit';
import { changeRooms, forgetRoom } from './changeRooms.ts';

/** What a person does with their rooms. Each throws CallFailure; where it succeeds, the cache tells it to all pages. */
export function useRooms() {
  const { api } = useHost();
  const apollo = useApolloClient();
  const { email } = useUser();
  return {
    async add(label: string) {
      const { roomId } = await api.execute(createMeeting, { label });
      const room = { __typename: 'MeetingOption', roomId, type: ROOM_TYPE.labelled, label, email } as const;
      changeRooms(apollo, (rooms) => [...rooms, room]);
    },
    async rename(roomId: string, label: string) {
      await api.execute(editCustomRoom, { roomId, label });
      changeRooms(apollo, (rooms) => rooms.map((room) => (room.roomId === roomId ? { ...room, label } : room)));
    },
    /** Gives the personal room another id. */
    async renumber(roomId: string, personalMeetingId: string) {
      await api.execute(editPersonalMeetingId, { personalMeetingId });
      if (roomId === personalMeetingId) return;
      changeRooms(apollo, (rooms) =>
        rooms.map((room) => (room.roomId === roomId ? { ...room, roomId: personalMeetingId } : room)),
      );
      forgetRoom(apollo, roomId);
    },
    async remove(roomId: string) {
      await api.execute(deleteCustomRoom, { roomId });
      forgetRoom(apollo, roomId);
    },
  };
}
