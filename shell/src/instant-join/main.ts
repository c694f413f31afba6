import { seatKey } from '@meet/meetings-contract';
import { askForChunks } from '../initial-page/askForChunks.ts';
import { askForRegistry } from '../initial-page/askForRegistry.ts';
import { dressPage } from '../initial-page/dressPage.ts';
import { drawInstantJoin } from './drawInstantJoin.ts';

/** Marks behind the digits of the id are none of it: the page that follows takes them out of the address. */
const LINK = /^\/(?:m\/)?([sj])\/(?:(\d{9,10})(?!-?[\p{L}\d])[^/]*|([^/]+))\/?$/u;

/** Tells whether this person sat in the meeting already: a reload goes straight back in, without questions. */
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
const [, kind, id, nameOrId] = LINK.exec(location.pathname) ?? [];
const roomId = id ?? nameOrId;
if (roomId && !hasSeat(roomId)) drawInstantJoin({ roomId, starts: kind === 's', locale });
