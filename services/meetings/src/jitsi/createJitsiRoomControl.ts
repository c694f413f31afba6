import type { Logger } from '@meet/service-kit';
import { SignJWT } from 'jose';
import type { RoomControl } from '../ports/RoomControl.ts';
import type { RoomTokenSettings } from '../tokens/createRoomTokens.ts';

export interface JitsiControlOptions {
  /** Prosody's HTTP address. */
  readonly url: string;
  readonly domain: string;
  readonly tokens: RoomTokenSettings;
  readonly log: Logger;
  now(): number;
}

const TIMEOUT_MS = 5_000;
const TOKEN_LIFE_SECONDS = 60;

/**
 * Ends conferences through Prosody's mod_muc_end_meeting. Password, lobby and subject belong to the hosts' own pages
 * there: Prosody has no call for them.
 */
export function createJitsiRoomControl({ url, domain, tokens, log, now }: JitsiControlOptions): RoomControl {
  const key = new TextEncoder().encode(tokens.secret);
  const token = () => {
    const at = Math.floor(now() / 1000);
    return new SignJWT({ iss: tokens.issuer, aud: tokens.audience, sub: '*', room: '*' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(at)
      .setExpirationTime(at + TOKEN_LIFE_SECONDS)
      .sign(key);
  };
  return {
    async endMeeting(roomId) {
      const address = new URL('/end-meeting', url);
      address.searchParams.set('conference', `${roomId}@conference.${domain.split(/[:/]/)[0]}`);
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Bearer ${await token()}` },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { ok, status } = answer;
        if (!ok && status !== 404) throw Object.assign(new Error('Prosody refused'), { status });
      } catch (error) {
        // The pages hang up by their own clocks a second later.
        log.error({ err: error, roomId }, 'a conference could not be ended');
      }
    },
    setPassword: () => {},
    setLobby: () => {},
    setSubject: () => {},
  };
}
