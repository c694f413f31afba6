import { SignJWT } from 'jose';

/** Signature and claims of room tokens, which the room server verifies by the same settings. */
export interface RoomTokenSettings {
  readonly secret: string;
  readonly issuer: string;
  readonly audience: string;
  readonly lifeMinutes: number;
}

export interface RoomTokenSubject {
  readonly roomId: string;
  /** One key is one participant. */
  readonly participantKey: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly avatar?: string | null;
  readonly isModerator: boolean;
  /** The caller's session: the embedded room ends the seat with it. */
  readonly sessionId?: string | undefined;
}

export interface RoomTokens {
  sign(subject: RoomTokenSubject, now: number): Promise<string>;
}

/** Tokens in the form that Prosody verifies: one room, one participant, one role, minutes of life. */
export function createRoomTokens(settings: RoomTokenSettings): RoomTokens {
  const key = new TextEncoder().encode(settings.secret);
  return {
    sign({ roomId, participantKey, accountId, name, email, avatar, isModerator, sessionId }, now) {
      const issuedAt = now / 1000;
      return new SignJWT({
        iss: settings.issuer,
        aud: settings.audience,
        sub: '*',
        room: roomId,
        jti: participantKey,
        iat: issuedAt,
        nbf: Math.floor(issuedAt),
        exp: Math.ceil(issuedAt + settings.lifeMinutes * 60),
        context: {
          ...(sessionId && { session: sessionId }),
          user: {
            id: accountId ?? participantKey,
            name,
            ...(email && { email }),
            ...(avatar && { avatar }),
            ...(accountId === null && { guest: true }),
            moderator: isModerator,
            affiliation: isModerator ? 'owner' : 'member',
            ...(isModerator && { security_bypass: true }),
          },
        },
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },
  };
}
