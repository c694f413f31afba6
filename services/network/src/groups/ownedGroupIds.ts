import type { Deps } from '../Deps.ts';

export async function ownedGroupIds(deps: Deps, ownerId: string): Promise<string[]> {
  return (await deps.groups.find({ ownerId }, { _id: 1 }).lean()).map(({ _id }) => _id);
}
