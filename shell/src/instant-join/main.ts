import { seatKey } from '@meet/meetings-contract';
import { requestChunks } from '../initial-page/requestChunks.ts';
import { requestRegistryEarly } from '../initial-page/requestRegistryEarly.ts';
import { dressPage } from '../initial-page/dressPage.ts';
import { drawInstantJoin } from './drawInstantJoin.ts';

/**
 * Matches the address of a meeting's link. Punctuation after the digits of the id does not belong to it: the page that
 * follows removes it from the address.
 */
const LINK = /^\/(?:m\/)?([sj])\/(?:(\d{9,10})(?!-?[\p{L}\d])[^/]*|([^/]+))\/?$/u;

/** Returns whether this person was in the meeting already. A reload then goes straight back in, without questions. */
function hasSeat(roomId: string): boolean {
  try {
    return sessionStorage.getItem(seatKey(roomId)) !== null;
  } catch {
    return false;
  }
}

requestRegistryEarly();
requestChunks();
const locale = dressPage();
const [, kind, id, nameOrId] = LINK.exec(location.pathname) ?? [];
const roomId = id ?? nameOrId;
if (roomId && !hasSeat(roomId)) drawInstantJoin({ roomId, starts: kind === 's', locale });
