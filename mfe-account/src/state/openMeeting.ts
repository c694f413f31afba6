import type { HostApi } from '@meet/remote-kit';

/**
 * Opens a meeting in a new tab. Uses this tab if the browser blocks new tabs, or is Safari, which always blocks them.
 */
export function openMeeting(host: HostApi, way: 'meetingStart' | 'meetingJoin', roomId: string): void {
  const href = host.hrefFor(way, { id: roomId });
  if (isSafari(navigator.userAgent) || window.open(href, '_blank') === null) host.navigate(href);
}

const isSafari = (agent: string) => /^((?!chrome|chromium|crios|android|fxios|edg).)*safari/i.test(agent);
