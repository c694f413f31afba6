import { chatRoomClosed } from '@meet/chat-contract';
import { deleteInBatches, updateInBatches } from '@meet/service-kit';
import { roomChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { Deps } from '../Deps.ts';
import { inRoom } from '../models/wordsModel.ts';
import { forgetRoomFiles, sweepFiles } from '../files/sweepFiles.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { notifyMates } from '../members/notifyMates.ts';
import { changeChannels, countChanges } from './changeChannels.ts';

/** Closes a room for everyone, notifies its members, and deletes its messages and files. */
export async function closeRoom(context: ChatContext, chatId: string): Promise<void> {
  const { deps, publish, now } = context;
  await deps.rooms.updateOne(
    { _id: chatId },
    { $set: { closedAt: now() }, $unset: { pairKey: 1, groupId: 1, meetingKey: 1 } },
  );
  await updateInBatches(deps.rooms, { parentId: chatId, closedAt: { $exists: false } }, { $set: { closedAt: now() } });
  const members = await deps.members.find({ chatId }).lean();
  await publish(roomChannel(chatId), chatRoomClosed, { chatId });
  await changeChannels(context, chatId, getAccountIds(members), 'leave');
  await deleteRoom(deps, chatId, now());
  await countChanges(deps, getAccountIds(members));
  deps.background.run(() => sweepFiles(deps, now()));
  await notifyMates(context, getAccountIds(members.filter(takesPart)), []);
}

/** Completes deletions that were interrupted by a stop. */
export async function deleteClosedRooms(deps: Deps, now: number): Promise<void> {
  for (const { _id } of await deps.rooms.find({ closedAt: { $exists: true } }, { _id: 1 }).lean()) {
    await deleteRoom(deps, _id, now);
  }
}

/**
 * Deletes a room and everything in it. The room's record is deleted last, so that an interrupted deletion is found
 * again.
 */
async function deleteRoom(deps: Deps, chatId: string, now: number): Promise<void> {
  const { rooms, members, messages, words, webhookStore } = deps;
  await webhookStore.endAll({ chatId });
  await deleteInBatches(members, { chatId });
  await deleteInBatches(messages, { chatId });
  await deleteInBatches(words, inRoom(chatId));
  await deps.reactions.forget({ chatId });
  await forgetRoomFiles(deps, chatId, now);
  await deleteInBatches(deps.followerRecords, { chatId });
  await deleteThreads(deps, chatId, now);
  await rooms.deleteOne({ _id: chatId });
}

const THREADS_AT_ONCE = 100;

async function deleteThreads(deps: Deps, parentId: string, now: number): Promise<void> {
  for (;;) {
    const threads = await deps.rooms.find({ parentId }, { _id: 1 }).limit(THREADS_AT_ONCE).lean();
    for (const { _id } of threads) await deleteRoom(deps, _id, now);
    if (threads.length < THREADS_AT_ONCE) return;
  }
}
