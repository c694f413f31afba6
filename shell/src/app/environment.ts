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

export function isMobile(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
  return userAgentData?.mobile ?? /Android|iPhone|iPad|iPod/i.test(navigator.userAgent);
}
