import { getFrame } from '../addresses/getFrame.ts';
import { COMING } from '../initial-page/coming.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isDesktopApp } from '../browser/environment.ts';
import { hasCookieConsent } from '../browser/cookieConsent.ts';

/** Lazy, because people who have accepted do not need its code. */
const CookieBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "cookies" */ './CookieBar.tsx')).CookieBar,
}));

/** Returns the bar about cookies. Returns null in a meeting, in the desktop app, and once the person has accepted. */
export function useCookieBar(): ReactNode {
  const { pathname } = useLocation();
  const [consented, setConsented] = useState(hasCookieConsent);
  if (consented || isDesktopApp() || !getFrame(pathname, false).cookieBar) return null;
  return (
    <Suspense fallback={<span hidden {...COMING.attributes} />}>
      <CookieBar onConsent={() => setConsented(true)} />
    </Suspense>
  );
}
