import { isDesktopApp } from '../browser/environment.ts';
import { hasCookieConsent } from '../browser/cookieConsent.ts';
import { readSession } from '../session/readSession.ts';
import { requestChunks } from './requestChunks.ts';
import { requestRegistryEarly } from './requestRegistryEarly.ts';
import { drawInitialPage } from './drawInitialPage.ts';
import { dressPage } from './dressPage.ts';

requestRegistryEarly();
requestChunks();
drawInitialPage({
  pathname: location.pathname,
  search: location.search,
  locale: dressPage(),
  session: readSession(),
  hasConsent: hasCookieConsent() || isDesktopApp(),
});
