import { showQuickGuide } from '@meet/guidance';
import type { HostApi } from '@meet/remote-kit';
import { isUnsupportedDesktop, meetingLink, openMeeting, type MeetingWay } from './openMeeting.ts';

/**
 * Leads from a page of ours into a meeting: past the browser warning, where the browser is a desktop's and not Chrome's
 * kin, and the guide, unless it was put away, into a tab of its own; into this one where the browser opens none.
 */
export async function goToMeeting(host: HostApi, way: MeetingWay, roomId: string): Promise<void> {
  if (isUnsupportedDesktop(navigator.userAgent)) {
    const input = { meetingUrl: meetingLink(roomId, way) };
    if ((await host.openDialog('meetings.browserWarning/v1', input)) !== 'continue') return;
  }
  await showQuickGuide(host, 'jitsi_quick_guide', { leadsTo: way === 'meetingStart' ? 'start' : 'join' });
  if (!openMeeting(way, roomId, host.navigate)) host.navigate(host.hrefFor(way, { id: roomId }));
}
