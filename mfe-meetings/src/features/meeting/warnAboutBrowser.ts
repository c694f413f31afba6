import type { HostApi } from '@meet/remote-kit';
import { isUnsupportedDesktop, meetingLink } from '../../state/openMeeting.ts';
import { readStored, store } from '../../state/storage.ts';

const WARNED_KEY = 'browserWarned';

/** Recommends Chrome once, after a meeting: nothing stands between a person and a meeting. */
export function warnAboutBrowser(host: Pick<HostApi, 'openDialog'>, roomId: string): void {
  if (!isUnsupportedDesktop(navigator.userAgent) || readStored(WARNED_KEY)) return;
  store(WARNED_KEY, '1');
  void host.openDialog('meetings.browserWarning/v1', { meetingUrl: meetingLink(roomId) });
}
