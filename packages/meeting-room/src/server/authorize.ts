import { cleanLine } from '@meet/contracts/texts';
import type { JoinRequest, RefusalCode, Role } from '../protocol/messages.ts';
import { type RoomTokenSettings, RoomTokenError, verifyRoomToken } from './roomToken.ts';

/** Rights of a person in one room, as the owner of the rooms decides them. */
export interface Grant {
  /** One key is one participant: joining with it again takes over the seat. */
  participantKey: string;
  /** Name of the person; if empty, the page may choose it. */
  name: string;
  userId?: string;
  email?: string;
  avatarUrl?: string;
  role: Role;
  /** The session that requested the grant; the seat ends with it. */
  sessionId?: string;
  bypassesPassword: boolean;
  bypassesLobby: boolean;
  /**
   * Time in milliseconds since the epoch. A grant that is older than the end of a meeting does not open the next one.
   */
  issuedAt: number;
  /** Set for account holders, who may not change their name in the room. */
  nameIsFixed?: boolean;
  /** True if the person has no account; everyone in the room sees that. */
  isGuest?: boolean;
}

/** Thrown by an Authorize to refuse a person. */
export class AccessRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Resolves to the rights of the token's holder in the room; throws AccessRefused if there are none. */
export type Authorize = (token: string | undefined, roomName: string) => Promise<Grant>;

/** Opens rooms only to holders of a room token. Moderators need no password and do not wait. */
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

/** Returns whether the person has an account; guests have ids of their own. */
export const hasAccount = ({ userId, isGuest }: Grant): boolean => userId !== undefined && !isGuest;

/** Returns the key under which attempts are counted: the account, or else the participant that the token names. */
export const getVisitor = (grant: Grant): string => grant.userId ?? grant.participantKey;

/**
 * Returns the name of a person who knocks or joins. The grant's name comes first, so that nobody enters under the
 * host's name.
 */
export const getName = (grant: Grant, request: JoinRequest): string => grant.name || cleanLine(request.name ?? '');
