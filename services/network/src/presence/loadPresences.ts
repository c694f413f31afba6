import type { Deps } from '../Deps.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';

/** Returns presences by account; accounts without presence are left out. */
export async function loadPresences(deps: Deps, accountIds: Iterable<string>): Promise<Map<string, PresenceRecord>> {
  const ids = [...new Set(accountIds)];
  const records = ids.length ? await deps.presences.find({ _id: { $in: ids } }).lean() : [];
  return new Map(records.map((record) => [record._id, record]));
}
