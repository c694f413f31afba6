/** A chat message of about 400 bytes, like those that the product stores. */
export interface Message {
  _id: string;
  room: string;
  seq: number;
  from: string;
  text: string;
  edits: number;
  readBy: string[];
  createdAt: Date;
}

const MESSAGES_PER_ROOM = 1_000;
const TEXT = 'The meeting moves to three o’clock; please bring the figures of the last quarter and the plan. '.repeat(
  2,
);

export const toId = (n: number): string => `m${String((n * 2_654_435_761) % 4_294_967_296).padStart(10, '0')}-${n}`;

export const buildMessage = (n: number): Message => ({
  _id: toId(n),
  room: `room-${Math.floor(n / MESSAGES_PER_ROOM)}`,
  seq: n % MESSAGES_PER_ROOM,
  from: `person-${n % 97}@example.org`,
  text: TEXT,
  edits: 0,
  readBy: [`person-${n % 89}@example.org`],
  createdAt: new Date(1_700_000_000_000 + n * 1_000),
});

export function* messagesFrom(first: number, count: number): Generator<Message> {
  for (let n = first; n < first + count; n++) yield buildMessage(n);
}
