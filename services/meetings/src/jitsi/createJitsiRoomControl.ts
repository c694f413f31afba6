import { SignJWT } from 'jose';
import type { RoomControl } from '../ports/RoomControl.ts';
import type { RoomTokenSettings } from '../tokens/createRoomTokens.ts';

export interface JitsiControlOptions {
  /** Prosody's HTTP address. */
  readonly url: string;
  /** Domain of conferences whose address no webhook has named. */
  readonly conferenceDomain: string;
  /** Maximum number of people in a conference; 0 leaves it to the deployment. */
  readonly maxOccupants: number;
  readonly tokens: RoomTokenSettings;
  now(): number;
}

/** Thrown if Prosody does not know the conference: it is over, or has another address. */
export class ConferenceUnknown extends Error {
  readonly conferenceJid: string;

  constructor(conferenceJid: string) {
    super('Prosody knows no such conference');
    this.conferenceJid = conferenceJid;
  }
}

const TIMEOUT_MS = 5_000;
const TOKEN_LIFE_SECONDS = 60;

interface Setting {
  readonly value: string | boolean | number;
  readonly version: number;
}

/**
 * Ends and configures conferences through Meet's mod_meet_control in Prosody (deploy/prosody). Rejects if Prosody
 * failed. A room without a conference needs no configuration.
 */
export function createJitsiRoomControl(options: JitsiControlOptions): RoomControl {
  const { url, conferenceDomain, maxOccupants, tokens, now } = options;
  const key = new TextEncoder().encode(tokens.secret);
  const token = () => {
    const at = Math.floor(now() / 1000);
    return new SignJWT({ iss: tokens.issuer, aud: tokens.audience, sub: '*', room: '*' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(at)
      .setExpirationTime(at + TOKEN_LIFE_SECONDS)
      .sign(key);
  };
  const post = async (path: string, parameters: Record<string, string>, body?: object) => {
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  const configure = async (roomId: string, settings: Record<string, Setting>) => {
    const answer = await post(
      '/configure-conference',
      { room: roomId },
      { ...settings, maxOccupants: { value: maxOccupants, version: 0 } },
    );
    if (answer.ok) {
      const { unsupported } = (await answer.json()) as { unsupported: readonly string[] };
      if (unsupported.length > 0) throw new Error(`Prosody has no module for: ${unsupported.join(', ')}`);
      return;
    }
    await answer.body?.cancel();
    if (answer.status !== 404)
      throw Object.assign(new Error('Prosody refused to configure a conference'), { status: answer.status });
  };
  return {
    async endMeeting(roomId, _reason, _endedAt, conferenceJid = `${roomId}@${conferenceDomain}`) {
      const answer = await post('/end-meeting', { conference: conferenceJid });
      const { ok, status } = answer;
      await answer.body?.cancel();
      if (status === 404) throw new ConferenceUnknown(conferenceJid);
      if (!ok) throw Object.assign(new Error('Prosody refused to end a conference'), { status, conferenceJid });
    },
    setPassword: (roomId, password, version = 0) => configure(roomId, { password: { value: password, version } }),
    setLobby: (roomId, enabled, version = 0) => configure(roomId, { lobby: { value: enabled, version } }),
    setSubject: (roomId, subject, version = 0) => configure(roomId, { subject: { value: subject, version } }),
  };
}
