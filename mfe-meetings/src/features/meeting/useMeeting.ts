import { ownTimeZone } from '@meet/contracts/zones';
import type { MeetingSession } from '@meet/meetings-contract';
import { heartbeat, updateContactHistoryParticipantId } from '@meet/meetings-contract/operations';
import { useHost, useScope, type HostApi } from '@meet/remote-kit';
import { useEffect, useRef } from 'react';
import { createJitsiMeeting, createLobbyNames, type IFrameApi } from './createJitsiMeeting.ts';
import { readChat } from './readChat.ts';
import { recordMeeting } from './recordMeeting.ts';
import { showWaiting } from './showWaiting.ts';
import { createMeetingViewModel, type MeetingOver, type MeetingViewModel } from './createMeetingViewModel.ts';

/** Returns the stay in a meeting, from the time when its frame exists until the component unmounts. */
export function useMeeting(
  session: MeetingSession & { readonly linkPassword?: string | undefined },
  api: IFrameApi | undefined,
  exits: { onOver: (over: MeetingOver) => void; onStale: () => void },
): MeetingViewModel | undefined {
  const host = useHost();
  const latest = useRef(exits);
  useEffect(() => {
    latest.current = exits;
  });
  const { roomId, meetingContactHistoryId } = session;

  return useScope((scope) => {
    if (!api) return undefined;
    scope.onEnd(() => host.events.emit('meeting.ended@1', { roomId, bySystem: false }));
    const jitsi = createJitsiMeeting(api);
    scope.listen(
      host.events.on('whiteboard.requested@1'),
      (request) => request.roomId === roomId && jitsi.toggleWhiteboard(),
    );
    // A Jitsi deployment has its own chat, and does not report who is in the lobby.
    const isOwnRoom = session.jitsiDomain === '';
    if (isOwnRoom && host.session$.value.state === 'signed-in')
      scope.listen(readChat(host, roomId, jitsi.chatUpdated$), () => {});
    if (isOwnRoom) showWaiting(scope, createLobbyNames(api), { document, word: (names) => wordWaiting(host, names) });
    recordMeeting(scope, host, api, session);
    return createMeetingViewModel(scope, jitsi, session, {
      heartbeat: () => host.api.execute(heartbeat, { roomId, meetingContactHistoryId }),
      updateParticipantId: async (participantId) => {
        const timezone = ownTimeZone();
        await host.api.execute(updateContactHistoryParticipantId, { meetingContactHistoryId, participantId, timezone });
      },
      onInitialized: () => {
        host.events.emit('meeting.started@1', { roomId });
        host.events.emit('meeting.initialized@1', { roomId });
      },
      onOver: (over) => latest.current.onOver(over),
      onStale: () => latest.current.onStale(),
      now: Date.now,
    });
  }, api);
}

const wordWaiting = ({ i18n }: HostApi, [name, ...others]: readonly string[]): string =>
  others.length > 0 ? i18n.t('room.waiting', { count: others.length + 1 }) : i18n.t('room.waits', { name });
