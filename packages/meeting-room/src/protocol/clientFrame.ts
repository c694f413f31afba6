import {
  type AnyObject,
  type AnyObjectSchema,
  type ISchema,
  type InferType,
  type ObjectSchema,
  type ObjectShape,
  array,
  boolean,
  lazy,
  number,
  object,
  string,
} from 'yup';
import { BOARD_COLOURS, BOARD_HEIGHT, BOARD_SIZES, BOARD_WIDTH, STROKE_PART_MAX } from './board.ts';
import { CHAT_ID_PATTERN } from './chat.ts';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  ROOM_NAME_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from './limits.ts';
import { CAPTION_MAX } from './captions.ts';
import { REACTIONS } from './reactions.ts';
import { SPEECH_MAX } from './transcripts.ts';

/**
 * Messages that a browser may send: both their types and their validation come from this schema. Strict mode is on for
 * all values except objects: nothing is converted to a string, a number or a boolean. The length of a text or list is
 * checked before any other rule.
 */

const ID_MAX_LENGTH = 64;
/** One byte per character, so that the length of an id limits its bytes. */
const ID_PATTERN = /^[\w-]*$/;
const BASE64_PATTERN = /^[A-Za-z0-9+/=]*$/;
const TOKEN_MAX_LENGTH = 8_192;
const DESCRIPTION_TYPE_MAX_LENGTH = 16;
const ERASED_MAX = 500;
/** More than a poll may have: a poll with too many options gets an answer. */
const OPTIONS_SENT_MAX = 200;
/** Longer than any text that fits into a frame beside its other members. */
const LONG_TEXT_MAX = 60_000;
const CANDIDATE_MAX_LENGTH = 2_048;
/** Maximum length of the identifier of the stream to which a candidate belongs. */
const CANDIDATE_TAG_MAX_LENGTH = 256;

/** Message of every failure, which is never shown. yup's own message would quote the value, however large. */
const INVALID = 'invalid';

const text = (max = Infinity) => string().strict().typeError(INVALID).max(max);
const id = () => text(ID_MAX_LENGTH).matches(ID_PATTERN).defined();
const optionalId = () => text(ID_MAX_LENGTH).matches(ID_PATTERN);
const flag = () => boolean().strict().typeError(INVALID);
const whole = () => number().strict().typeError(INVALID).integer();
const count = () => whole().min(0).max(Number.MAX_SAFE_INTEGER).defined();
const indexOf = (choices: readonly unknown[]) => count().max(choices.length - 1);
/**
 * Creates an object schema with these members. Other members are removed before any validation, as their names may be
 * `constructor`. There is no default: yup creates a missing object, which would pass if all members are optional.
 */
const members = <S extends ObjectShape>(shape: S) =>
  object(shape).typeError(INVALID).default(undefined).transform(pickKnown).required();
/**
 * Creates a list schema that checks all plain entries at once: a schema for each entry would take milliseconds for
 * thousands of them.
 */
const toListCheck = <Entry>(max: number, isEntry: (entry: unknown, at: number) => entry is Entry) =>
  array<AnyObject, Entry>()
    .strict()
    .typeError(INVALID)
    .max(max)
    .test('entries', INVALID, (list) => !list || list.every(isEntry))
    .defined();

const isId = (entry: unknown): entry is string =>
  typeof entry === 'string' && entry.length <= ID_MAX_LENGTH && ID_PATTERN.test(entry);
const isLongText = (entry: unknown): entry is string => typeof entry === 'string' && entry.length <= LONG_TEXT_MAX;
const isPlace = (entry: unknown): entry is number =>
  Number.isInteger(entry) && (entry as number) >= 0 && (entry as number) < OPTIONS_SENT_MAX;
/** x and y alternate. */
const isCoordinate = (entry: unknown, at: number): entry is number =>
  Number.isInteger(entry) && (entry as number) >= 0 && (entry as number) <= (at % 2 === 0 ? BOARD_WIDTH : BOARD_HEIGHT);

const roomName = text(ROOM_NAME_MAX_LENGTH)
  .defined()
  .test('named', INVALID, (name) => name.trim() !== '');
const mediaType = text().oneOf(['audio', 'video']).defined();

const joinRequest = members({
  room: roomName,
  token: text(TOKEN_MAX_LENGTH),
  password: text(PASSWORD_MAX_LENGTH),
  name: text(NAME_MAX_LENGTH),
  email: text(EMAIL_MAX_LENGTH),
  audioMuted: flag().defined(),
  videoMuted: flag().defined(),
});

/** Properties that participants may change about themselves. */
const selfChange = members({
  name: text(NAME_MAX_LENGTH),
  email: text(EMAIL_MAX_LENGTH),
  audioMuted: flag(),
  videoMuted: flag(),
  sharing: flag(),
  handRaised: flag(),
});

const strokePart = members({
  id: id(),
  /** Index into BOARD_COLOURS. */
  colour: indexOf(BOARD_COLOURS),
  /** Index into BOARD_SIZES. */
  size: indexOf(BOARD_SIZES),
  /** x and y alternate, in whole units; at least one point. */
  points: toListCheck(STROKE_PART_MAX, isCoordinate)
    .min(2)
    .test('pairs', INVALID, (points) => points.length % 2 === 0),
});

const description = members({
  description: members({ type: text(DESCRIPTION_TYPE_MAX_LENGTH).defined(), sdp: text(LONG_TEXT_MAX) }),
});
const candidate = members({
  candidate: members({
    candidate: text(CANDIDATE_MAX_LENGTH),
    sdpMid: text(CANDIDATE_TAG_MAX_LENGTH).nullable(),
    sdpMLineIndex: whole().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
    usernameFragment: text(CANDIDATE_TAG_MAX_LENGTH).nullable(),
  })
    .nullable()
    .defined(),
});
/** One step of a peer connection's negotiation. */
const signal = lazy<typeof description | typeof candidate>((value: unknown) =>
  isObject(value) && isObject(value.description) ? description : candidate,
);

const MESSAGES = {
  signal: members({ to: id(), signal }),
  update: members({ change: selfChange }),
  /** Starts a line on the whiteboard, or extends one's own. */
  draw: members({ part: strokePart }),
  erase: members({ ids: toListCheck(ERASED_MAX, isId) }),
  clearBoard: members({}),
  /** Writes into the meeting's chat. A message that is too long gets an answer; it does not violate the protocol. */
  say: members({ id: id().matches(CHAT_ID_PATTERN), content: text(LONG_TEXT_MAX).defined() }),
  /** Opens a poll, for hosts. A poll that breaks the rules gets an answer; it does not violate the protocol. */
  openPoll: members({
    id: id().matches(CHAT_ID_PATTERN),
    question: text(LONG_TEXT_MAX).defined(),
    options: toListCheck(OPTIONS_SENT_MAX, isLongText),
    isMultiple: flag().defined(),
    isAnonymous: flag().defined(),
  }),
  /** Votes, or changes one's vote; `choices` are indexes of options. */
  vote: members({ pollId: id(), choices: toListCheck(OPTIONS_SENT_MAX, isPlace) }),
  endPoll: members({ pollId: id() }),
  /** Index into REACTIONS. */
  react: members({ reaction: indexOf(REACTIONS) }),
  /** Caption of speech, as the speaker's browser recognized it; a final caption does not change any more. */
  caption: members({
    text: text(CAPTION_MAX).defined(),
    isFinal: flag().defined(),
    /** The whole speech, if the caption shows only its end. */
    whole: text(SPEECH_MAX),
  }),
  /** Turns the transcript on or off, for hosts. A refusal gets an answer. */
  keepTranscript: members({ enabled: flag().defined() }),
  /** Requests the meeting's notes, and each later change of them. */
  openNotes: members({}),
  /** Changes the notes by an update of Yjs in base64. A refused change gets an answer. */
  writeNotes: members({ id: id(), update: text(LONG_TEXT_MAX).matches(BASE64_PATTERN).defined() }),
  /** Requests access to the room's media again, for example for another connection. */
  askMedia: members({}),
  kick: members({ participantId: id() }),
  /** Without a participant, mutes everyone except the sender and, if given, `but`. */
  mute: members({ participantId: optionalId(), but: optionalId(), mediaType }),
  askUnmute: members({ participantId: id() }),
  lowerHand: members({ participantId: id() }),
  /** Shows a participant large to everyone, or nobody if no participant is given. */
  feature: members({ participantId: optionalId() }),
  grantModerator: members({ participantId: id() }),
  setSubject: members({ subject: text(SUBJECT_MAX_LENGTH).defined() }),
  /** Sets the password; an empty one removes it. */
  setPassword: members({ password: text(PASSWORD_MAX_LENGTH).defined() }),
  setLobby: members({ enabled: flag().defined() }),
  /** Sets the sources that participants who are not moderators may publish. */
  setRights: members({ microphone: flag().defined(), camera: flag().defined(), screen: flag().defined() }),
  /** Turns the audience on or off: while it is on, people who join need permission to speak. */
  setAudience: members({ enabled: flag().defined() }),
  /** Lets a participant of a room with an audience speak, or moves them to the audience. */
  setSpeaker: members({ participantId: id(), allowed: flag().defined() }),
  answerKnock: members({ id: id(), admitted: flag().defined() }),
  end: members({}),
  leave: members({}),
};

const FRAMES = {
  join: members({ request: joinRequest }),
  resume: members({ room: roomName, place: id(), received: count() }),
  message: members({ seq: count(), ack: count(), message: oneOf('type', MESSAGES) }),
  ping: members({ ack: count() }),
};

/** Every kind of frame and every type of message; tests must cover the limits of each. */
export const FRAME_KINDS = Object.keys(FRAMES);
export const MESSAGE_TYPES = Object.keys(MESSAGES);

export const clientFrame = oneOf('kind', FRAMES);

export type MediaType = InferType<typeof mediaType>;
export type JoinRequest = InferType<typeof joinRequest>;
export type SelfChange = InferType<typeof selfChange>;
export type StrokePart = InferType<typeof strokePart>;
export type PeerSignal = InferType<typeof signal>;
export type ClientMessage = OneOf<'type', typeof MESSAGES>;
export type ClientFrame = OneOf<'kind', typeof FRAMES>;

type Shapes = Record<string, ISchema<AnyObject>>;
type OneOf<Tag extends string, S extends Shapes> = {
  [Name in keyof S]: { [T in Tag]: Name } & InferType<S[Name]>;
}[keyof S];

/** Creates a schema for one of several shapes, which a member with the shape's name distinguishes. */
function oneOf<Tag extends string, S extends Shapes>(tag: Tag, shapes: S) {
  const tagged = (names: string[]) => ({ [tag]: text().oneOf(names).defined() });
  const known = new Map(
    Object.entries(shapes).map(([name, shape]) => [name, (shape as ObjectSchema<AnyObject>).shape(tagged([name]))]),
  );
  const unknown = members(tagged([...known.keys()]));
  return lazy((value: unknown) => {
    const name = isObject(value) ? value[tag] : undefined;
    return (known.get(name as string) ?? unknown) as unknown as ISchema<OneOf<Tag, S>>;
  });
}

function pickKnown(value: unknown, _sent: unknown, { fields }: AnyObjectSchema): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (Object.hasOwn(value, name) ? [[name, value[name]]] : [])),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
