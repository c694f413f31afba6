import { hrefFor } from '@meet/contracts/routes';

export type MeetingWay = 'meetingStart' | 'meetingJoin';

/**
 * Opens a meeting in a new tab. On Safari it opens in this tab: Safari blocks tabs that are not opened within the
 * click. Returns false if the browser blocked the tab.
 */
export function openMeeting(way: MeetingWay, roomId: string, navigate: (to: string) => void): boolean {
  const href = hrefFor(way, { id: roomId });
  if (isSafari(navigator.userAgent)) {
    navigate(href);
    return true;
  }
  return window.open(href, '_blank') !== null;
}

export const isSafari = (agent: string) => /^((?!chrome|chromium|crios|android|fxios|edg).)*safari/i.test(agent);

/** Returns whether it is a desktop browser that is not based on Chrome; only these show the warning. */
export function isUnsupportedDesktop(agent: string): boolean {
  const isMobile = /android|iphone|ipad|ipod|mobile/i.test(agent);
  return !isMobile && !/chrome|chromium/i.test(agent);
}

/** Returns a link to a page of this product, for copying. */
export const meetingLink = (roomId: string, way: MeetingWay = 'meetingJoin') =>
  `${window.location.origin}${hrefFor(way, { id: roomId })}`;
