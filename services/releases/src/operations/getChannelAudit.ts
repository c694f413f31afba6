import { AUDIT_SHOWN, getChannelAudit as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { getEntries } from '../live/channelIds.ts';
import { presentAuditEntry } from '../presenters/present.ts';
import { loadRemote } from '../rights/loadRemote.ts';

export const getChannelAudit = defineOperation(call, async ({ remote }, { deps, caller }) => {
  await loadRemote(deps, caller, remote);
  const entries = await deps.channels.find(getEntries(remote)).sort({ _id: -1 }).limit(AUDIT_SHOWN).lean();
  return { entries: entries.map(presentAuditEntry) };
});
