import type { Connection } from 'mongoose';
import { createRandom, type CompanySize, type Person } from './company.ts';
import { createWriter } from './createWriter.ts';
import { fillAccounts } from './fillAccounts.ts';
import { fillChat } from './fillChat.ts';
import { fillMeetings, getRoomId } from './fillMeetings.ts';
import { fillNetwork } from './fillNetwork.ts';
import { fillNotifications } from './fillNotifications.ts';

const SEED = 20_261_127;

export interface Company {
  readonly people: readonly Person[];
  /** The room that everybody is in; the first person owns it. */
  readonly commonChatId: string;
  /** A room of the first two people. */
  readonly privateChatId: string;
  /** A room of the fourth person and the fifth. */
  readonly neighbourChatId: string;
  /** The meeting room of the first person. */
  readonly roomId: string;
  /** Documents by collection. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Stores a company in an empty database, as the product would have left it: the same documents for the same size. The
 * people's accounts may be there already.
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
  const rooms = await fillChat(writer, people, size, random, now);
  await writer.flush();
  return { people, ...rooms, roomId: getRoomId(0), counts: writer.counts };
}
