import { frameOf } from './frameOf.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDesktopApp } from '../app/environment.ts';
import { hasCookieConsent } from './cookieConsent.ts';

/** Whoever has read it needs none of its code. */
const CookieNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "cookies" */ './CookieNotice.tsx')).CookieNotice,
}));

/** Says once that there are cookies. Never over a meeting, never in the desktop app. */
export function CookieBar() {
  const { pathname } = useLocation();
  const [consented, setConsented] = useState(hasCookieConsent);
  if (consented || isDesktopApp() || !frameOf(pathname, false).cookieBar) return null;
  return (
    <Suspense>
      <CookieNotice onConsent={() => setConsented(true)} />
    </Suspense>
  );
}
