/** Separates the room's id from the message's number in a thread's id. */
const SEPARATOR = '-t';
/** Ids of rooms have 22 characters, so a longer one is never a room's. */
const THREAD_ID = /^([A-Za-z0-9_-]{22})-t([1-9]\d{0,8})$/;

/** Identifies the message that started a thread. */
export interface ThreadStart {
  readonly chatId: string;
  readonly sequence: number;
}

/** Returns the id of the thread that a message starts. Calls that take the id of a room's messages also take it. */
export const toThreadId = ({ chatId, sequence }: ThreadStart): string => `${chatId}${SEPARATOR}${sequence}`;

/** Returns the room and the message of a thread's id; undefined for a room's id. */
export function parseThreadId(id: string): ThreadStart | undefined {
  const [, chatId, sequence] = THREAD_ID.exec(id) ?? [];
  return chatId === undefined ? undefined : { chatId, sequence: Number(sequence) };
}

/** Returns the id of the room to which a thread belongs; a room's id stays as it is. */
export const getRoomId = (id: string): string => parseThreadId(id)?.chatId ?? id;
