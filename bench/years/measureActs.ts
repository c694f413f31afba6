import { closeChatRoom, leaveChatRoom } from '@meet/chat-contract';
import type { Call, Caller } from '@meet/contracts';
import { endMeeting, joinMeeting, startMeeting } from '@meet/meetings-contract';
import { deleteContactsGroup, insertContacts, updateStatus } from '@meet/network-contract';
import type { BenchedProduct } from '../lib/openProduct.ts';
import { rounded } from '../lib/rounded.ts';
import type { Company } from './fillCompany.ts';
import { startNeighbour } from './measureWork.ts';

const ENTRIES = 20;
const IMPORTED = 10_000;
const IMPORT_PAGE = 1_000;

export interface ActRow {
  readonly act: string;
  readonly ms: number;
  readonly processorMs: number;
  /** Longest time that a neighbour's send or read took meanwhile, in milliseconds. */
  readonly worstDelay: number;
}

/** Measures the actions that change the most data at once, while a neighbour sends and reads. */
export async function measureActs(
  product: BenchedProduct,
  company: Company,
  [owner, other, guest]: readonly Caller[],
  neighbour: Caller,
): Promise<ActRow[]> {
  const rows: ActRow[] = [];
  const { client } = product;
  const make = (call: unknown, input: object, caller: Caller) => client.call(call as Call, input as never, caller);
  const beside = startNeighbour(product, neighbour, company.neighbourChatId);

  async function act(name: string, times: number, work: (at: number) => Promise<unknown>) {
    beside.take();
    const before = process.cpuUsage();
    const startedAt = performance.now();
    for (let at = 0; at < times; at += 1) await work(at);
    const ms = (performance.now() - startedAt) / times;
    const { user, system } = process.cpuUsage(before);
    // Work that continues after the answer delays others, too.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { worst } = beside.take();
    rows.push({
      act: name,
      ms: rounded(ms),
      processorMs: rounded((user + system) / 1_000 / times),
      worstDelay: rounded(worst),
    });
  }

  try {
    const { roomId } = company;
    await act('start a meeting', 1, () => make(startMeeting, { roomId }, owner!));
    await act('enter the meeting', ENTRIES, () => make(joinMeeting, { roomId }, other!));
    await act('end the meeting', 1, () => make(endMeeting, { roomId }, owner!));
    await act('change one’s status', ENTRIES, (at) =>
      make(updateStatus, { status: at % 2 ? 'Available' : 'Away' }, owner!),
    );
    await act('import 10,000 contacts', IMPORTED / IMPORT_PAGE, (page) =>
      make(
        insertContacts,
        {
          insertData: Array.from({ length: IMPORT_PAGE }, (_, at) => ({
            name: `Imported ${at}`,
            email: `imported-${page * IMPORT_PAGE + at}@example.org`,
          })),
        },
        guest!,
      ),
    );
    await act('delete a group', 1, () => make(deleteContactsGroup, { groupId: 'group-0' }, owner!));
    await act('leave the common room', 1, () => make(leaveChatRoom, { chatId: company.commonChatId }, other!));
    await act('close the common room', 1, () => make(closeChatRoom, { chatId: company.commonChatId }, owner!));
  } finally {
    await beside.stop();
  }
  return rows;
}
