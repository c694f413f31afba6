import { listChatChannels as call } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';

export const listChatChannels = defineOperation(call, async ({ accountIds, known = [] }, { deps }) => {
  // Versions are read before the members: a change in between has a higher version and is listed the next time.
  const counted = await deps.memberships.find({ _id: { $in: accountIds } }).lean();
  const versionByAccount = new Map(counted.map(({ _id, version }) => [_id, version]));
  const knownByAccount = new Map(known.map(({ accountId, version }) => [accountId, version]));
  const versions = accountIds.flatMap((accountId) => {
    const version = versionByAccount.get(accountId) ?? 0;
    return knownByAccount.get(accountId) === version ? [] : { accountId, version };
  });
  const changed = versions.map(({ accountId }) => accountId);
  const members = changed.length
    ? await deps.members.find({ accountId: { $in: changed }, isSilent: null }, { accountId: 1, chatId: 1 }).lean()
    : [];
  return {
    memberships: members.map(({ accountId, chatId }) => ({ accountId: accountId!, channel: roomChannel(chatId) })),
    versions,
  };
});
