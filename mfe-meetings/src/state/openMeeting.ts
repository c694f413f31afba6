import { hrefFor } from '@meet/contracts/routes';

export type MeetingWay = 'meetingStart' | 'meetingJoin';

/**
 * Opens a meeting in a new tab, on Safari in this one: Safari blocks tabs that are not opened within the click.
 * False when the browser blocked the tab.
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

/** Only desktop browsers other than Chrome and its kin are warned. */
export function isUnsupportedDesktop(agent: string): boolean {
  const isMobile = /android|iphone|ipad|ipod|mobile/i.test(agent);
  return !isMobile && !/chrome|chromium/i.test(agent);
}

/** A link to a page of this product, to be copied. */
export const meetingLink = (roomId: string, way: MeetingWay = 'meetingJoin') =>
  `${window.location.origin}${hrefFor(way, { id: roomId })}`;
