import { randomUUID } from 'node:crypto';
import { SignJWT, errors } from 'jose';
import { verifyToken } from '@meet/service-kit/tokens';
import { normaliseRoomName } from './roomName.ts';

export interface RoomTokenSettings {
  secret: string;
  /** `iss`: the application's id, as in Prosody's `app_id`. */
  issuer: string;
  /** `aud`: the audience of the token. */
  audience: string;
  /** `sub`: the Jitsi domain or tenant; `*` by default. */
  subject?: string;
}

export interface RoomTokenUser {
  id?: string;
  name: string;
  email?: string;
  avatar?: string;
  moderator: boolean;
  /** Whether the person enters a room without its password and without waiting in its lobby. */
  securityBypass?: boolean;
  /** Whether the person enters without waiting in the lobby; the password is still required. */
  lobbyBypass?: boolean;
  /** Whether the person has no account; `id` is then the participant's. */
  guest?: boolean;
}

/** The person for whom a token is created, and the session that requests it. */
export type TokenBearer = RoomTokenUser & { sessionId?: string };

/** Claims of a verified room token; times are in milliseconds since the epoch. */
export interface RoomTokenClaims {
  id: string;
  room: string;
  user: RoomTokenUser;
  /** The session that requested the token; undefined for a visitor. */
  sessionId?: string;
  issuedAt: number;
  expiresAt: number;
}

export class RoomTokenError extends Error {
  readonly code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';

  constructor(code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED') {
    super(code);
    this.code = code;
  }
}

const DEFAULT_LIFE_SECONDS = 5 * 60;
const CLOCK_TOLERANCE_SECONDS = 5;

/** Returns a token in the form that Prosody verifies: for one room, one participant and one role, valid for minutes. */
export async function createRoomToken(
  settings: RoomTokenSettings,
  room: string,
  user: TokenBearer,
  lifeSeconds = DEFAULT_LIFE_SECONDS,
  now = Date.now,
): Promise<string> {
  // Includes fractions of a second, to distinguish a token created just after the end of a meeting from one created
  // just before.
  const issuedAt = now() / 1000;
  const { securityBypass, lobbyBypass, sessionId, ...person } = user;
  return new SignJWT({
    iss: settings.issuer,
    aud: settings.audience,
    sub: settings.subject ?? '*',
    room: normaliseRoomName(room),
    jti: randomUUID(),
    iat: issuedAt,
    nbf: Math.floor(issuedAt),
    exp: Math.ceil(issuedAt + lifeSeconds),
    context: {
      ...(sessionId && { session: sessionId }),
      user: {
        ...person,
        ...(securityBypass && { security_bypass: true }),
        ...(lobbyBypass && { lobby_bypass: true }),
      },
    },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(settings.secret));
}

/** Returns the claims of a token. Throws RoomTokenError unless it is a valid HS256 token for exactly this room. */
export async function verifyRoomToken(
  settings: RoomTokenSettings,
  token: string,
  room: string,
  now = Date.now,
): Promise<RoomTokenClaims> {
  const payload = await verifySignature(settings, token, new Date(now()));
  const { user, session } = (payload.context ?? {}) as { user?: unknown; session?: unknown };
  if (payload.room !== normaliseRoomName(room) || !isUser(user)) throw new RoomTokenError('TOKEN_INVALID');
  return {
    id: typeof payload.jti === 'string' ? payload.jti : token,
    room: payload.room,
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      avatar: user.avatar,
      moderator: isTrue(user.moderator),
      securityBypass: isTrue(user.security_bypass),
      lobbyBypass: isTrue(user.lobby_bypass),
      guest: isTrue(user.guest),
    },
    ...(typeof session === 'string' && { sessionId: session }),
    issuedAt: (payload.iat ?? 0) * 1000,
    expiresAt: (payload.exp ?? 0) * 1000,
  };
}

async function verifySignature(settings: RoomTokenSettings, token: string, currentDate: Date) {
  const { secret, issuer, audience, subject } = settings;
  try {
    return await verifyToken(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      subject,
      requiredClaims: ['exp', 'iat', 'room', 'context'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate,
    });
  } catch (error) {
    throw new RoomTokenError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  }
}

interface UserClaim extends Record<string, unknown> {
  id?: string;
  name: string;
  email?: string;
  avatar?: string;
}

function isUser(value: unknown): value is UserClaim {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return (
    typeof user.name === 'string' &&
    [user.id, user.email, user.avatar].every((field) => field === undefined || typeof field === 'string')
  );
}

/** Prosody's modules accept booleans and the equivalent words. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
