import { type SlotProps, useTexts } from '@meet/remote-kit';
import { Dialog, HeldKeys, SkeletonText } from '@meet/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { startsMeeting } from './detailsKind.ts';

const MeetingDetails = lazy(async () => ({ default: (await import('./MeetingDetails.tsx')).MeetingDetails }));

/**
 * Starts a meeting with people, or mails its details. The people come from a contact, a group, a chat room, or are
 * added.
 */
export function MeetingDetailsDialog(props: SlotProps<'meetings.details/v1'>) {
  const t = useTexts();
  const title = t(startsMeeting(props.kind) ? 'details.startTitle' : 'details.sendTitle');
  const frame = (content: ReactNode) => (
    <Dialog open onClose={() => props.onClose()} title={title} size="lg">
      {content}
    </Dialog>
  );
  const waiting = frame(
    <>
      <HeldKeys title={title} onClose={() => props.onClose()} />
      <SkeletonText lines={6} />
    </>,
  );
  return (
    <Suspense fallback={waiting}>
      <MeetingDetails {...props} title={title} waiting={waiting} frame={frame} />
    </Suspense>
  );
}
