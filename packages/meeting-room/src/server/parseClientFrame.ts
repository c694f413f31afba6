import {
  AVATAR_URL_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '../protocol/limits.ts';
import {
  BOARD_COLOURS,
  BOARD_HEIGHT,
  BOARD_SIZES,
  BOARD_WIDTH,
  STROKE_PART_MAX,
  type StrokePart,
} from '../protocol/board.ts';
import { CHAT_ID_PATTERN } from '../protocol/chat.ts';
import type { ClientFrame, ClientMessage, JoinRequest, PeerSignal, SelfChange } from '../protocol/messages.ts';
import { isRoomName } from './roomName.ts';

const ID_MAX_LENGTH = 64;
const TOKEN_MAX_LENGTH = 8_192;
const ERASED_MAX = 500;

type Fields = Record<string, unknown>;

/** The frame with known fields only, each of its type and within its limit; undefined for anything else. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  const frame = parseObject(text);
  switch (frame?.kind) {
    case 'join': {
      const request = parseJoinRequest(frame.request);
      return request && { kind: 'join', request };
    }
    case 'resume':
      return isRoomName(frame.room) && isText(frame.place, ID_MAX_LENGTH) && isCount(frame.received)
        ? { kind: 'resume', room: frame.room, place: frame.place, received: frame.received }
        : undefined;
    case 'message': {
      const message = parseMessage(frame.message);
      return message && isCount(frame.seq) && isCount(frame.ack)
        ? { kind: 'message', seq: frame.seq, ack: frame.ack, message }
        : undefined;
    }
    case 'ping':
      return isCount(frame.ack) ? { kind: 'ping', ack: frame.ack } : undefined;
    default:
      return undefined;
  }
}

function parseJoinRequest(value: unknown): JoinRequest | undefined {
  if (!isObject(value) || !isRoomName(value.room)) return undefined;
  const { room, token, password, name, email, avatarUrl, audioMuted, videoMuted } = value;
  const valid =
    isOptionalText(token, TOKEN_MAX_LENGTH) &&
    isOptionalText(password, PASSWORD_MAX_LENGTH) &&
    isOptionalText(name, NAME_MAX_LENGTH) &&
    isOptionalText(email, EMAIL_MAX_LENGTH) &&
    isOptionalAvatarUrl(avatarUrl) &&
    typeof audioMuted === 'boolean' &&
    typeof videoMuted === 'boolean';
  return valid ? { room, token, password, name, email, avatarUrl, audioMuted, videoMuted } : undefined;
}

function parseMessage(value: unknown): ClientMessage | undefined {
  if (!isObject(value)) return undefined;
  const { type, participantId, id, mediaType } = value;
  switch (type) {
    case 'signal': {
      const signal = parseSignal(value.signal);
      return signal && isText(value.to, ID_MAX_LENGTH) ? { type, to: value.to, signal } : undefined;
    }
    case 'update': {
      const change = parseSelfChange(value.change);
      return change && { type, change };
    }
    case 'draw': {
      const part = parseStrokePart(value.part);
      return part && { type, part };
    }
    case 'erase':
      return isList(value.ids, ERASED_MAX) && value.ids.every((one) => isText(one, ID_MAX_LENGTH))
        ? { type, ids: value.ids as string[] }
        : undefined;
    case 'clearBoard':
      return { type };
    case 'say':
      // How long it may be is answered, not punished.
      return isText(id, ID_MAX_LENGTH) && CHAT_ID_PATTERN.test(id) && isText(value.text, Infinity)
        ? { type, id, text: value.text }
        : undefined;
    case 'kick':
    case 'grantModerator':
      return isText(participantId, ID_MAX_LENGTH) ? { type, participantId } : undefined;
    case 'mute':
      return isOptionalText(participantId, ID_MAX_LENGTH) && (mediaType === 'audio' || mediaType === 'video')
        ? { type, participantId, mediaType }
        : undefined;
    case 'setSubject':
      return isText(value.subject, SUBJECT_MAX_LENGTH) ? { type, subject: value.subject } : undefined;
    case 'setPassword':
      return isText(value.password, PASSWORD_MAX_LENGTH) ? { type, password: value.password } : undefined;
    case 'setLobby':
      return typeof value.enabled === 'boolean' ? { type, enabled: value.enabled } : undefined;
    case 'answerKnock':
      return isText(id, ID_MAX_LENGTH) && typeof value.admitted === 'boolean'
        ? { type, id, admitted: value.admitted }
        : undefined;
    case 'end':
    case 'leave':
      return { type };
    default:
      return undefined;
  }
}

function parseStrokePart(value: unknown): StrokePart | undefined {
  if (!isObject(value)) return undefined;
  const { id, colour, size, points } = value;
  const valid =
    isText(id, ID_MAX_LENGTH) &&
    isIndexOf(BOARD_COLOURS, colour) &&
    isIndexOf(BOARD_SIZES, size) &&
    isList(points, STROKE_PART_MAX) &&
    points.length % 2 === 0 &&
    points.every((number, at) => isWithin(number, at % 2 === 0 ? BOARD_WIDTH : BOARD_HEIGHT));
  return valid ? ({ id, colour, size, points } as StrokePart) : undefined;
}

function parseSignal(value: unknown): PeerSignal | undefined {
  if (!isObject(value)) return undefined;
  const { description, candidate } = value;
  if (isObject(description) && isText(description.type, 16) && isOptionalText(description.sdp, Infinity)) {
    return { description: { type: description.type, sdp: description.sdp } };
  }
  if (candidate === null) return { candidate };
  return isObject(candidate) ? { candidate } : undefined;
}

function parseSelfChange(value: unknown): SelfChange | undefined {
  if (!isObject(value)) return undefined;
  const { name, email, avatarUrl, audioMuted, videoMuted, sharing, handRaised } = value;
  const valid =
    isOptionalText(name, NAME_MAX_LENGTH) &&
    isOptionalText(email, EMAIL_MAX_LENGTH) &&
    isOptionalAvatarUrl(avatarUrl) &&
    [audioMuted, videoMuted, sharing, handRaised].every(isOptionalBoolean);
  return valid ? ({ name, email, avatarUrl, audioMuted, videoMuted, sharing, handRaised } as SelfChange) : undefined;
}

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isOptionalText = (value: unknown, max: number): value is string | undefined =>
  value === undefined || isText(value, max);
const isOptionalBoolean = (value: unknown) => value === undefined || typeof value === 'boolean';
const isList = (value: unknown, max: number): value is unknown[] => Array.isArray(value) && value.length <= max;
const isWithin = (value: unknown, max: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
const isIndexOf = (list: readonly unknown[], value: unknown) => isWithin(value, list.length - 1);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
// Other people's pages draw it, so nothing but a picture's address may pass.
const isOptionalAvatarUrl = (value: unknown): value is string | undefined =>
  value === undefined ||
  (isText(value, AVATAR_URL_MAX_LENGTH) && (value === '' || /^(https?:\/\/|\/(?!\/))/.test(value)));
