const DESKTOP_APP = 'meet.desktopApp';

/** Whether the desktop app shows this page: it says so by `?desktop=1` when it enters. */
export function isDesktopApp(): boolean {
  try {
    if (new URLSearchParams(location.search).get('desktop') === '1') sessionStorage.setItem(DESKTOP_APP, '1');
    return sessionStorage.getItem(DESKTOP_APP) === '1';
  } catch {
    return false;
  }
}

/** A phone or a tablet. Tablets hide: Android's say that they are no phone, Apple's that they are a Mac. */
export function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /Android|iPhone|iPad|iPod/i.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
