import type { Call, CallClient, InputOf } from '@meet/contracts';
import { changeOpenRoom, closeRoom, showRoomChat, notifyOccupants } from '@meet/meetings-contract';
import { createOutbox, SERVICE_CALLER, type Logger } from '@meet/service-kit';
import type { RoomControl } from '@meet/service-meetings/rooms';

type Command =
  | { readonly kind: 'close'; readonly input: InputOf<typeof closeRoom> }
  | { readonly kind: 'change'; readonly input: InputOf<typeof changeOpenRoom> }
  | { readonly kind: 'chat'; readonly input: InputOf<typeof showRoomChat> };

/**
 * Creates the control of rooms in the gateway's process. While the gateway can't be reached, commands wait, in order
 * for each room.
 */
export function createDistantRooms(client: CallClient, log: Logger): Required<RoomControl> {
  const call = <Input>(one: Call<Input, unknown>, input: Input) => client.call(one, input, SERVICE_CALLER);
  const outbox = createOutbox<Command>({
    to: 'gateway',
    log,
    deliver(_roomId, command) {
      switch (command.kind) {
        case 'close':
          return call(closeRoom, command.input);
        case 'change':
          return call(changeOpenRoom, command.input);
        case 'chat':
          return call(showRoomChat, command.input);
      }
    },
    // Chat lines may be dropped: a person who returns reads the whole chat.
    shorten: (_roomId, waiting) => waiting.filter(({ kind }) => kind !== 'chat'),
  });
  const change = (input: InputOf<typeof changeOpenRoom>) => outbox.send(input.roomId, { kind: 'change', input });
  return {
    endMeeting: (roomId, reason, endedAt) => outbox.send(roomId, { kind: 'close', input: { roomId, reason, endedAt } }),
    setPassword: (roomId, password, version) => change({ roomId, password, version }),
    setLobby: (roomId, lobby, version) => change({ roomId, lobby, version }),
    setSubject: (roomId, subject, version) => change({ roomId, subject, version }),
    setRecorded: (roomId, recorded, version) => change({ roomId, recorded, version }),
    showChat: (roomId, lines) => outbox.send(roomId, { kind: 'chat', input: { roomId, lines: [...lines] } }),
    async notifyOccupants(roomIds) {
      await call(notifyOccupants, { roomIds: [...roomIds] });
    },
  };
}
