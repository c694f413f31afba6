import { cleanLine } from '@meet/contracts/texts';
import type { JoinRequest, RefusalCode, Role } from '../protocol/messages.ts';
import { type RoomTokenSettings, RoomTokenError, verifyRoomToken } from './roomToken.ts';

/** Rights of a person in one room, as the owner of the rooms decides them. */
export interface Grant {
  /** One key is one participant: who joins with it again takes over the seat. */
  participantKey: string;
  /** Empty lets the page say it. */
  name: string;
  userId?: string;
  email?: string;
  avatarUrl?: string;
  role: Role;
  /** The session that asked for the grant; the seat ends with it. */
  sessionId?: string;
  bypassesPassword: boolean;
  bypassesLobby: boolean;
  /** Milliseconds since the epoch; a grant older than the end of a meeting doesn't open the next one. */
  issuedAt: number;
  /** Set for account holders, who may not take another name in the room. */
  nameIsFixed?: boolean;
  /** The person has no account; everyone in the room sees that. */
  isGuest?: boolean;
}

/** Thrown by an Authorize to keep someone out. */
export class AccessRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Resolves with what the bearer may do in the room, or throws AccessRefused. */
export type Authorize = (token: string | undefined, roomName: string) => Promise<Grant>;

/** Opens rooms to bearers of a room token and to nobody else. Moderators know the password and don't wait. */
export function authorizeByToken(settings: RoomTokenSettings, now?: () => number): Authorize {
  return async (token, roomName) => {
    if (!token) throw new AccessRefused('TOKEN_INVALID');
    const { id, user, sessionId, issuedAt } = await verifyRoomToken(settings, token, roomName, now).catch(
      (error: unknown) => {
        throw error instanceof RoomTokenError ? new AccessRefused(error.code) : error;
      },
    );
    return {
      participantKey: id,
      name: user.name,
      userId: user.id,
      email: user.email,
      avatarUrl: user.avatar,
      role: user.moderator ? 'moderator' : 'participant',
      ...(sessionId !== undefined && { sessionId }),
      bypassesPassword: user.moderator || Boolean(user.securityBypass),
      bypassesLobby: user.moderator || Boolean(user.securityBypass || user.lobbyBypass),
      issuedAt,
      isGuest: user.guest,
      nameIsFixed: user.id !== undefined && !user.guest,
    };
  };
}

/** Returns whether the bearer has an account; guests carry ids of their own. */
export const hasAccount = ({ userId, isGuest }: Grant): boolean => userId !== undefined && !isGuest;

/** Returns the key under which attempts are counted: the account, else the participant that the token names. */
export const getVisitor = (grant: Grant): string => grant.userId ?? grant.participantKey;

/**
 * Returns the name of a person who knocks or joins: the grant's first, so that nobody comes in under the host's name.
 */
export const getName = (grant: Grant, request: JoinRequest): string => grant.name || cleanLine(request.name ?? '');
