import { getRoomId } from '@meet/chat-contract';
import type { Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';

/** Returns the members of the room. All tasks of one time share one read. */
export type ReadMembers = () => Promise<MemberRecord[]>;

export interface Gatherer {
  /** After the response, runs a task about a room or thread, together with the others of a short time. It must not throw. */
  gather(chatId: string, task: (readMembers: ReadMembers) => Promise<void>): void;
}

const GATHER_MS = 200;

/** Gathers what follows from messages, so that many messages of a moment cost a room one read of its members. */
export function createGatherer(members: Model<MemberRecord>, background: Background): Gatherer {
  const pending = new Map<string, Parameters<Gatherer['gather']>[1][]>();

  async function runAll(chatId: string): Promise<void> {
    await setTimeout(GATHER_MS);
    const tasks = pending.get(chatId)!;
    pending.delete(chatId);
    let read: Promise<MemberRecord[]> | undefined;
    const readMembers = () =>
      (read ??= members
        .find({ chatId: getRoomId(chatId) })
        .lean()
        .exec());
    await Promise.all(tasks.map((task) => task(readMembers)));
  }

  return {
    gather(chatId, task) {
      const tasks = pending.get(chatId);
      if (tasks) return void tasks.push(task);
      pending.set(chatId, [task]);
      background.run(() => runAll(chatId));
    },
  };
}
