import { CHAT_SILENT_AFTER_MS } from '@meet/chat-contract';
import { splitWords } from '@meet/contracts/texts';
import {
  ATTENDEES,
  CHATTING_SHARE,
  DAY_MS,
  MEETING_CHAT_MESSAGES,
  pickSome,
  toSubject,
  writeMessage,
  type CompanySize,
  type Person,
} from './company.ts';
import type { Writer } from './createWriter.ts';

const FILE_EVERY = 50;

/** Returns a file as its message names it. */
const describeFile = (fileId: string) => ({
  fileId,
  kind: 'document',
  type: 'application/pdf',
  name: 'figures.pdf',
  size: 20_000,
  width: null,
  height: null,
});

interface FilledRoom {
  readonly id: string;
  readonly kind: 'room' | 'private';
  readonly name: string;
  readonly meetingKey?: string;
  readonly members: readonly Person[];
  readonly messages: number;
}

/** Stores rooms with their members and messages, and returns the rooms that the benchmark uses. */
export async function fillChat(
  writer: Writer,
  people: readonly Person[],
  size: CompanySize,
  random: () => number,
  now: number,
) {
  const begin = now - Math.max(1, size.workingDays) * 1.5 * DAY_MS;
  let written = 0;

  async function addRoom(room: FilledRoom): Promise<void> {
    const { id, kind, name, members, messages, meetingKey } = room;
    const lastMessageAt = messages ? now - Math.floor(random() * (now - begin)) : undefined;
    // Fields as the service maintains them: silent since its last sweep, and indexed for search by words.
    const isSilent = meetingKey !== undefined && (lastMessageAt ?? begin) < now - CHAT_SILENT_AFTER_MS;
    const kept = { isIndexed: true, ...(isSilent && { isSilent }) };
    await writer.add('chat.rooms', {
      _id: id,
      kind,
      name,
      ownerId: members[0]!.accountId,
      allowManage: false,
      ...(meetingKey && { meetingKey }),
      departed: [],
      lastSequence: messages,
      ...(lastMessageAt && { lastMessageAt, indexDue: 1 }),
      version: 1,
      createdAt: begin,
      words: splitWords(name),
      ...kept,
    });
    for (const [at, { accountId, email, fullName }] of members.entries())
      await writer.add('chat.members', {
        chatId: id,
        email,
        accountId,
        joinedAt: begin + at,
        readSequence: Math.max(0, messages - Math.floor(random() * 3)),
        words: splitWords(`${fullName} ${email}`),
        ...kept,
      });
    for (let sequence = 1; sequence <= messages; sequence += 1) {
      const author = members[Math.floor(random() * members.length)]!;
      written += 1;
      await writer.add('chat.messages', {
        _id: `${id}:${sequence}`,
        chatId: id,
        sequence,
        authorId: author.accountId,
        name: author.fullName,
        email: author.email,
        clientMessageId: `message-${sequence}`,
        content: writeMessage(written, random),
        ...(sequence % FILE_EVERY === 0 && { file: describeFile(`${id}-${sequence}`) }),
        timestamp: Math.round(begin + ((lastMessageAt! - begin) * sequence) / messages),
      });
    }
  }

  await addRoom({ id: 'common', kind: 'room', name: 'Orchard', members: people, messages: size.commonRoomMessages });
  // Chats of meetings are rooms of a few people that nobody deletes.
  const meetings = (people.length * size.meetingsPerPersonAndDay * size.workingDays * CHATTING_SHARE) / ATTENDEES;
  for (let at = 0; at < Math.round(meetings); at += 1)
    await addRoom({
      id: `meeting-chat-${at}`,
      kind: 'room',
      name: toSubject(at),
      meetingKey: `meeting-chat-${at}`,
      members: pickSome(people, ATTENDEES, random),
      messages: MEETING_CHAT_MESSAGES,
    });
  const roomsBegun = Math.ceil(size.privateRoomsEach / 2);
  const pairs = people.flatMap((person, at) =>
    Array.from({ length: roomsBegun }, (_, one) => [person, people[(at + one + 1) % people.length]!]),
  );
  const left = Math.max(0, size.messages - written);
  for (const [at, members] of pairs.entries())
    await addRoom({
      id: `pair-${at}`,
      kind: 'private',
      name: '',
      members,
      // A few pairs write much, and many write little.
      messages: Math.round((left * 0.55 * 2 * (pairs.length - at)) / pairs.length ** 2),
    });
  for (let at = 0; at < size.groupRooms; at += 1)
    await addRoom({
      id: `team-${at}`,
      kind: 'room',
      name: `Team ${at}`,
      members: pickSome(people, 8 + Math.floor(random() * 50), random),
      messages: Math.round((left * 0.45) / size.groupRooms),
    });
  return {
    commonChatId: 'common',
    privateChatId: 'pair-0',
    neighbourChatId: `pair-${3 * roomsBegun}`,
  };
}
