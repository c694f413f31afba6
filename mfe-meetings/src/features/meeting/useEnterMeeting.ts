import type { MeetingSession } from '@meet/contracts/meetings';
import { useHost, useSession } from '@meet/remote-kit';
import { useState } from 'react';
import { mutate } from '../../state/request.ts';
import { JoinMeetingDocument, StartMeetingDocument } from './enterMeeting.generated.ts';
import { keepSeat, leaveSeat, readSeat } from './seat.ts';

/** Enters a room and remembers the seat; `problem` says why the last try failed. */
export function useEnterMeeting(roomId: string) {
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [session, setSession] = useState<MeetingSession>();
  const [problem, setProblem] = useState<string>();

  const enter = async (name: string, starts: boolean) => {
    setProblem(undefined);
    try {
      const guest = { name, meetingContactHistoryId: readSeat(roomId)?.meetingContactHistoryId };
      const entered = starts
        ? await mutate(host, StartMeetingDocument, { input: { roomId } })
        : await mutate(host, JoinMeetingDocument, { input: { roomId, ...(!signedIn && guest) } });
      keepSeat(roomId, { name, meetingContactHistoryId: entered.meetingContactHistoryId });
      setSession(entered as MeetingSession);
    } catch (error) {
      leaveSeat(roomId);
      setSession(undefined);
      setProblem(host.i18n.errorText(error));
    }
  };

  return { session, problem, enter };
}
