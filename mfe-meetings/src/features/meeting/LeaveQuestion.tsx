import { useBehavior, useHost, useTexts, type Session } from '@meet/remote-kit';
import { Button, Dialog, Text } from '@meet/ui';
import { useEffect, useRef, useState } from 'react';
import { useScreenBack } from '../../parts/useScreenBack.ts';
import type { MeetingViewModel } from './createMeetingViewModel.ts';
import { leaveSeat } from './seat.ts';

/** Marks a history entry above the meeting's own. Back removes this entry and stays on the page. */
const ABOVE_MEETING = 'aboveMeeting';

/**
 * Requests confirmation when a person in a meeting with others presses Back. The browser asks when they close or reload
 * the tab. Nobody is asked twice: a second Back while the question is open leaves.
 */
export function LeaveQuestion({ meeting, roomId }: { meeting: MeetingViewModel; roomId: string }) {
  const t = useTexts();
  const { session$ } = useHost();
  const hasCompany = useBehavior(meeting.company$);
  const [confirms, setConfirms] = useState(false);
  const isLeaving = useRef(false);
  useScreenBack(confirms ? ['leave'] : []);

  useEffect(() => {
    if (!hasCompany) return;
    standAboveMeeting();
    return () => setConfirms(false);
  }, [hasCompany]);

  useEffect(() => {
    const { pathname } = location;
    const session = session$.value;
    const handleUnload = (event: BeforeUnloadEvent) => {
      // The page of another person's session, or of none, closes without a question.
      const confirmsHere = meeting.hasCompany() && !isLeaving.current && isSame(session$.value, session);
      if (confirmsHere) event.preventDefault();
    };
    const handleMove = () => {
      if (location.pathname !== pathname) return;
      const isAbove = stands();
      const confirmsNow = !isAbove && meeting.hasCompany();
      setConfirms(confirmsNow);
      // The person is alone, so Back leaves the meeting as usual.
      if (!isAbove && !confirmsNow) history.back();
    };
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('popstate', handleMove);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('popstate', handleMove);
    };
  }, [meeting, session$]);

  const stay = () => {
    setConfirms(false);
    standAboveMeeting();
  };
  const leave = () => {
    setConfirms(false);
    isLeaving.current = true;
    leaveSeat(roomId);
    if (hasPageBefore()) history.back();
    else meeting.hangUp();
  };
  return (
    <Dialog
      open={confirms}
      onClose={stay}
      size="sm"
      role="alertdialog"
      title={t('room.leave.title')}
      footer={
        <>
          <Button onClick={stay} data-autofocus>
            {t('room.leave.stay')}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t('room.leave.leave')}
          </Button>
        </>
      }
    >
      <Text tone="muted">{t('room.leave.text')}</Text>
    </Dialog>
  );
}

const stands = () => Boolean((history.state as Record<string, unknown> | null)?.[ABOVE_MEETING]);

function standAboveMeeting(): void {
  if (!stands()) history.pushState({ ...(history.state as object | null), [ABOVE_MEETING]: true }, '');
}

/** Returns whether the history has an earlier page of the product. The router numbers its entries from 0. */
const hasPageBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

const isSame = (one: Session, other: Session) =>
  one.state === other.state && (one.state !== 'signed-in' || other.state !== 'signed-in' || one.token === other.token);
