import type { NOTIFICATION_TYPES, pushNotification } from '@meet/notifications-contract';
import { firstSegment, MEETING_SEGMENTS } from '@meet/contracts/routes';
import type { HostApi, Scope } from '@meet/remote-kit';
import { openMeeting, type MeetingWay } from '../../state/openMeeting.ts';

const SHOWN_MS = 60_000;

// Only the types are imported: the contract's calls would add to the size of every first page.
const PUSHED = { type: 'pushNotification' } as typeof pushNotification;
const REMINDER: typeof NOTIFICATION_TYPES.reminder = '2';
const WAITING: typeof NOTIFICATION_TYPES.waiting = '5';

interface Act {
  readonly way: MeetingWay;
  readonly button: string;
}

/** Notifications that a person in a meeting must not miss. The bell is hidden and silent there. */
const ACTS: Readonly<Record<string, Act>> = {
  [REMINDER]: { way: 'meetingJoin', button: 'rings.joinNow' },
  [WAITING]: { way: 'meetingStart', button: 'schedule.start' },
};

/** Shows on meeting pages two notifications that the bell shows elsewhere: a meeting begins, and somebody waits. */
export function startMeetingNotices(scope: Scope, host: HostApi): void {
  scope.listen(host.events.server(PUSHED), ({ payload: { notification } }) => {
    const act = ACTS[notification.notificationType];
    const { meetingRoom, content } = notification.message;
    if (!act || !meetingRoom || !MEETING_SEGMENTS.has(firstSegment(window.location.pathname))) return;
    host.toast({
      type: 'info',
      message: content,
      timeoutMs: SHOWN_MS,
      buttons: [{ text: host.i18n.t(act.button), action: () => void openMeeting(act.way, meetingRoom, host.navigate) }],
    });
  });
}
