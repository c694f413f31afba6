import { isDesktopApp } from '../app/environment.ts';
import { hasCookieConsent } from '../frame/cookieConsent.ts';
import { readSession } from '../session/readSession.ts';
import { askForChunks } from './askForChunks.ts';
import { askForRegistry } from './askForRegistry.ts';
import { drawFirstPage } from './drawFirstPage.ts';
import { dressPage } from './dressPage.ts';

askForRegistry();
askForChunks();
drawFirstPage({
  pathname: location.pathname,
  search: location.search,
  locale: dressPage(),
  session: readSession(),
  hasConsent: hasCookieConsent() || isDesktopApp(),
});
