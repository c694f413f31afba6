const DESKTOP_APP = 'meet.desktopApp';

/** Returns whether the desktop app shows this page. The app adds `?desktop=1` to the first address. */
export function isDesktopApp(): boolean {
  try {
    if (new URLSearchParams(location.search).get('desktop') === '1') sessionStorage.setItem(DESKTOP_APP, '1');
    return sessionStorage.getItem(DESKTOP_APP) === '1';
  } catch {
    return false;
  }
}

/**
 * Returns whether the device is a phone or a tablet. User agents of tablets are misleading: Android's do not say
 * "mobile", Apple's say Mac.
 */
export function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /Android|iPhone|iPad|iPod/i.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
