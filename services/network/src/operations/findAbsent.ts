import { findAbsent as call, QUIET_STATUSES } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { currentStatus } from '../presence/presentPresence.ts';

export const findAbsent = defineOperation(call, async ({ accountIds }, { deps, now }) => {
  const presences = await loadPresences(deps, accountIds);
  const wantsQuiet = ({ status, meetings }: PresenceRecord) =>
    meetings.length > 0 || QUIET_STATUSES.includes(currentStatus(status, now())?.name ?? 'Available');
  return {
    accountIds: [...new Set(accountIds)].filter((accountId) => {
      const presence = presences.get(accountId);
      return !presence || (!presence.online && !wantsQuiet(presence));
    }),
  };
});
