import { SignJWT } from 'jose';
import type { RoomControl } from '../ports/RoomControl.ts';
import type { RoomTokenSettings } from '../tokens/createRoomTokens.ts';

export interface JitsiControlOptions {
  /** Prosody's HTTP address. */
  readonly url: string;
  /** Domain of the conferences whose address no webhook has named. */
  readonly conferenceDomain: string;
  readonly tokens: RoomTokenSettings;
  now(): number;
}

/** Prosody knows no such conference: it is over, or has another address. */
export class ConferenceUnknown extends Error {
  readonly conferenceJid: string;

  constructor(conferenceJid: string) {
    super('Prosody knows no such conference');
    this.conferenceJid = conferenceJid;
  }
}

const TIMEOUT_MS = 5_000;
const TOKEN_LIFE_SECONDS = 60;

/**
 * Ends conferences through our mod_meet_control in Prosody (deploy/prosody), and rejects where Prosody did not. Password, lobby and subject belong to the hosts' own pages
 * there: Prosody has no call for them.
 */
export function createJitsiRoomControl({ url, conferenceDomain, tokens, now }: JitsiControlOptions): RoomControl {
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
    async endMeeting(roomId, _reason, _endedAt, conferenceJid = `${roomId}@${conferenceDomain}`) {
      const address = new URL('/end-meeting', url);
      address.searchParams.set('conference', conferenceJid);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token()}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { ok, status } = answer;
      await answer.body?.cancel();
      if (status === 404) throw new ConferenceUnknown(conferenceJid);
      if (!ok) throw Object.assign(new Error('Prosody refused to end a conference'), { status, conferenceJid });
    },
    setPassword: () => {},
    setLobby: () => {},
    setSubject: () => {},
  };
}
