import type { Deps } from '../Deps.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';

/** Presences by account; those who were never seen are left out. */
export async function loadPresences(deps: Deps, accountIds: Iterable<string>): Promise<Map<string, PresenceRecord>> {
  const records = await deps.presences.find({ _id: { $in: [...new Set(accountIds)] } }).lean();
  return new Map(records.map((record) => [record._id, record]));
}
