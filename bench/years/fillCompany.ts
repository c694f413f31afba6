import type { Connection } from 'mongoose';
import { createRandom, type CompanySize, type Person } from './company.ts';
import { createWriter } from './createWriter.ts';
import { fillAccounts } from './fillAccounts.ts';
import { fillChat } from './fillChat.ts';
import { fillMeetings, getRoomId } from './fillMeetings.ts';
import { fillNetwork } from './fillNetwork.ts';
import { fillNotifications } from './fillNotifications.ts';
import { fillRecords } from './fillRecords.ts';

const SEED = 20_261_127;

export interface Company {
  readonly people: readonly Person[];
  /** The room of all members; the first person owns it. */
  readonly commonChatId: string;
  /** A private room of the first two people. */
  readonly privateChatId: string;
  /** A private room of the fourth and the fifth person. */
  readonly neighbourChatId: string;
  /** The meeting room of the first person. */
  readonly roomId: string;
  /** A past meeting of the first two people with polls, notes, a transcript and a recording. */
  readonly recordedMeetingId: string;
  /** Number of documents by collection. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Stores a company in an empty database, as the product would have stored it. The same size always results in the same
 * documents. The people's accounts may exist already.
 */
export async function fillCompany(
  connection: Connection,
  size: CompanySize,
  people: readonly Person[],
  now: number,
): Promise<Company> {
  const random = createRandom(SEED);
  const writer = createWriter(connection);
  await fillAccounts(writer, people, now);
  await fillNetwork(writer, people, random, now);
  await fillNotifications(writer, people, size, now);
  await fillMeetings(writer, people, size, random, now);
  const recordedMeetingId = await fillRecords(writer, people, size, now);
  const rooms = await fillChat(writer, people, size, random, now);
  await writer.flush();
  return { people, ...rooms, roomId: getRoomId(0), recordedMeetingId, counts: writer.counts };
}
