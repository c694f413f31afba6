import type { MeetingSession } from '@meet/meetings-contract';
import { joinMeeting, startMeeting } from '@meet/meetings-contract/operations';
import { useHost, useSession } from '@meet/remote-kit';
import { useState } from 'react';
import type { StartOptionsInput } from '../../parts/toStartOptions.ts';
import { readBrowserId } from '../../state/readBrowserId.ts';
import { keepSeat, leaveSeat, readSeat } from './seat.ts';

const importRoom = () => import('./MeetingRoom.tsx');

/** Asks for the room's code before anybody enters. */
export function preloadRoom(): void {
  // Entering tells of a failure.
  importRoom().catch(() => {});
}

interface Entered extends Awaited<ReturnType<typeof importRoom>> {
  session: MeetingSession;
}

/** Enters a room and remembers the seat; `problem` says why the last try failed. */
export function useEnterMeeting(roomId: string) {
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [entered, setEntered] = useState<Entered>();
  const [problem, setProblem] = useState<string>();

  const enter = async (name: string, starts: boolean, options: StartOptionsInput = {}) => {
    setProblem(undefined);
    try {
      const guest = { name, meetingContactHistoryId: readSeat(roomId)?.meetingContactHistoryId };
      // Both at once, and no Suspense: React holds back for 300 ms what follows a fallback.
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
