import type { HostApi } from '@meet/remote-kit';
import { isUnsupportedDesktop, meetingLink } from './openMeeting.ts';
import { readStored, store } from './storage.ts';

const WARNED_KEY = 'browserWarned';

/**
 * Recommends Chrome once in this browser, where it is a desktop's and not Chrome's kin: on the dashboard, or within the
 * meeting. Nothing stands between a person and a meeting.
 */
export function warnAboutBrowser(host: Pick<HostApi, 'openDialog'>, roomId?: string): void {
  if (!isUnsupportedDesktop(navigator.userAgent) || readStored(WARNED_KEY)) return;
  store(WARNED_KEY, '1');
  void host.openDialog('meetings.browserWarning/v1', roomId ? { meetingUrl: meetingLink(roomId) } : {});
}
