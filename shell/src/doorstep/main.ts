import { seatKey } from '@meet/meetings-contract';
import { askForChunks } from '../first/askForChunks.ts';
import { askForRegistry } from '../first/askForRegistry.ts';
import { dressPage } from '../first/dressPage.ts';
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

askForRegistry();
askForChunks();
const locale = dressPage();
const [, kind, roomId] = LINK.exec(location.pathname) ?? [];
if (roomId && !hasSeat(roomId)) drawDoorstep({ roomId, starts: kind === 's', locale });
