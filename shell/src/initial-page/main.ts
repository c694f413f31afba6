import { isDesktopApp } from '../browser/environment.ts';
import { hasCookieConsent } from '../browser/cookieConsent.ts';
import { readSession } from '../session/readSession.ts';
import { askForChunks } from './askForChunks.ts';
import { askForRegistry } from './askForRegistry.ts';
import { drawInitialPage } from './drawInitialPage.ts';
import { dressPage } from './dressPage.ts';

askForRegistry();
askForChunks();
drawInitialPage({
  pathname: location.pathname,
  search: location.search,
  locale: dressPage(),
  session: readSession(),
  hasConsent: hasCookieConsent() || isDesktopApp(),
});
