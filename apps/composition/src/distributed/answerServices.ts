import { createOperationDefiner, type LocalClient } from '@meet/service-kit';
import { changeOpenRoom, closeRoom, showRoomChat, notifyOccupants } from '@meet/meetings-contract';
import { findDocumentProblem, getShellPromise } from '@meet/releases-contract';
import type { RoomControl } from '@meet/service-meetings/rooms';
import type { Validators } from '@meet/service-releases';

export interface Answering {
  readonly validators: Validators;
  readonly rooms: Required<RoomControl>;
}

const defineOperation = createOperationDefiner<Answering>();

/** Registers the calls by which services of other processes use the gateway. */
export function answerServices(client: LocalClient, answering: Answering): void {
  client.register(
    [
      defineOperation(findDocumentProblem, async ({ document }, { deps }) => ({
        problem: (await deps.validators.documentProblem?.(document)) ?? null,
      })),
      defineOperation(getShellPromise, async (_input, { deps }) => {
        const { contracts, shared, types } = (await deps.validators.shell?.()) ?? {};
        return { ...(contracts && { contracts: [...contracts] }), ...(shared && { shared }), ...(types && { types }) };
      }),
      defineOperation(closeRoom, async ({ roomId, reason, endedAt }, { deps }) => {
        await deps.rooms.endMeeting(roomId, reason, endedAt);
        return {};
      }),
      defineOperation(changeOpenRoom, async (change, { deps: { rooms } }) => {
        const { roomId, password, lobby, subject, recorded, version } = change;
        if (password !== undefined) await rooms.setPassword(roomId, password, version);
        if (lobby !== undefined) await rooms.setLobby(roomId, lobby, version);
        if (subject !== undefined) await rooms.setSubject(roomId, subject, version);
        if (recorded !== undefined) await rooms.setRecorded(roomId, recorded, version);
        return {};
      }),
      defineOperation(showRoomChat, async ({ roomId, lines }, { deps }) => {
        await deps.rooms.showChat(roomId, lines);
        return {};
      }),
      defineOperation(notifyOccupants, async ({ roomIds }, { deps }) => {
        await deps.rooms.notifyOccupants(roomIds);
        return {};
      }),
    ],
    answering,
  );
}
