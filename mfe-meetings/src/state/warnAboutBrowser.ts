import type { HostApi } from '@meet/remote-kit';
import { isUnsupportedDesktop } from './openMeeting.ts';
import { readStored, store } from './storage.ts';

const WARNED_KEY = 'browserWarned';

/** Recommends Chrome once in this browser, if it is a desktop browser not based on Chrome. */
export function warnAboutBrowser(host: Pick<HostApi, 'openDialog'>): void {
  if (!isUnsupportedDesktop(navigator.userAgent) || readStored(WARNED_KEY)) return;
  store(WARNED_KEY, '1');
  void host.openDialog('meetings.browserWarning/v1');
}
