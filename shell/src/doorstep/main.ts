import { seatKey } from '@meet/meetings-contract';
import { applyColorMode } from '@meet/ui/plain';
import { currentLocale, languageTag } from '../i18n/locale.ts';
import { drawDoorstep } from './drawDoorstep.ts';

const LINK = /^\/(?:m\/)?([sj])\/([^/]+)\/?$/;

/** Whoever reloads a meeting goes straight back in: there is nothing to ask. */
function hasSeat(roomId: string): boolean {
  try {
    return sessionStorage.getItem(seatKey(roomId)) !== null;
  } catch {
    return false;
  }
}

const [, kind, roomId] = LINK.exec(location.pathname) ?? [];
if (roomId && !hasSeat(roomId)) {
  applyColorMode();
  const locale = currentLocale();
  document.documentElement.lang = languageTag(locale);
  drawDoorstep({ roomId, starts: kind === 's', locale });
}
