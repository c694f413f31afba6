import type { MeetingSession } from '@meet/meetings-contract';
import { joinMeeting, startMeeting } from '@meet/meetings-contract/operations';
import { useHost, useSession } from '@meet/remote-kit';
import { useState } from 'react';
import type { StartOptionsInput } from '../../parts/toStartOptions.ts';
import { readBrowserId } from '../../state/readBrowserId.ts';
import { keepSeat, leaveSeat, readSeat } from './seat.ts';

const importRoom = () => import('./MeetingRoom.tsx');

/** Requests the room's code before anybody enters. */
export function preloadRoom(): void {
  // Entering the room shows a failure.
  importRoom().catch(() => {});
}

interface Entered extends Awaited<ReturnType<typeof importRoom>> {
  session: MeetingSession;
}

/** Returns an action that enters a room and stores the seat. `problem` is the reason why the last attempt failed. */
export function useEnterMeeting(roomId: string) {
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [entered, setEntered] = useState<Entered>();
  const [problem, setProblem] = useState<string>();

  const enter = async (name: string, starts: boolean, options: StartOptionsInput = {}) => {
    setProblem(undefined);
    try {
      const guest = { name, meetingContactHistoryId: readSeat(roomId)?.meetingContactHistoryId };
      // Both are loaded together and without Suspense, because React delays content that follows a fallback by 300 ms.
      const [session, room] = await Promise.all([
        starts
          ? host.api.execute(startMeeting, { roomId, ...options })
          : host.api.execute(joinMeeting, { roomId, browserId: readBrowserId(), ...(!signedIn && guest) }),
        importRoom(),
      ]);
      keepSeat(roomId, { name, meetingContactHistoryId: session.meetingContactHistoryId });
      setEntered({ session, ...room });
    } catch (error) {
      leaveSeat(roomId);
      setEntered(undefined);
      setProblem(host.i18n.errorText(error));
    }
  };

  return { entered, problem, enter };
}
