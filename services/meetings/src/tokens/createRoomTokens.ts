import { SignJWT } from 'jose';

/** Settings for the signature and claims of room tokens; the room server verifies tokens with the same ones. */
export interface RoomTokenSettings {
  readonly secret: string;
  readonly issuer: string;
  readonly audience: string;
  readonly lifeMinutes: number;
}

export interface RoomTokenSubject {
  readonly roomId: string;
  /** Each key identifies one participant. */
  readonly participantKey: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly avatar?: string | null;
  readonly isModerator: boolean;
  /** The caller's session; the embedded room ends the seat when the session ends. */
  readonly sessionId?: string | undefined;
}

export interface RoomTokens {
  sign(subject: RoomTokenSubject, now: number): Promise<string>;
}

/**
 * Creates tokens in the form that Prosody verifies. Each is for one room, one participant and one role, and lives for
 * minutes.
 */
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
