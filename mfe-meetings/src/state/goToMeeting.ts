import { showQuickGuide } from '@meet/guidance';
import type { HostApi } from '@meet/remote-kit';
import { isUnsupportedDesktop, meetingLink, openMeeting, type MeetingWay } from './openMeeting.ts';

/**
 * Goes from a page of the product to a meeting, in a new tab, or in this one if the browser blocks tabs. Desktop
 * browsers not based on Chrome show the browser warning first. Then the guide is shown, unless the person turned it
 * off.
 */
export async function goToMeeting(host: HostApi, way: MeetingWay, roomId: string): Promise<void> {
  if (isUnsupportedDesktop(navigator.userAgent)) {
    const input = { meetingUrl: meetingLink(roomId, way) };
    if ((await host.openDialog('meetings.browserWarning/v1', input)) !== 'continue') return;
  }
  await showQuickGuide(host, 'jitsi_quick_guide', { leadsTo: way === 'meetingStart' ? 'start' : 'join' });
  if (!openMeeting(way, roomId, host.navigate)) host.navigate(host.hrefFor(way, { id: roomId }));
}
