import { LIMITS } from '@meet/contracts';

/** Part of the groups that a caller holds. All slices together cover every possible group id. */
export interface GroupSlice {
  readonly groups: { groupId: string; version: number }[];
  readonly groupsAfter?: string;
  readonly groupsUpTo?: string;
}

/** Divides known groups into slices of the size that a request accepts. Returns at least one slice. */
export function toGroupSlices(groups: Iterable<{ readonly groupId: string; readonly version: number }>): GroupSlice[] {
  const known = [...groups].map(({ groupId, version }) => ({ groupId, version }));
  if (known.length <= LIMITS.list) return [{ groups: known }];
  known.sort((one, other) => (one.groupId < other.groupId ? -1 : 1));
  const slices: GroupSlice[] = [];
  for (let from = 0; from < known.length; from += LIMITS.list) {
    const some = known.slice(from, from + LIMITS.list);
    const isLast = from + LIMITS.list >= known.length;
    slices.push({
      groups: some,
      ...(from > 0 && { groupsAfter: known[from - 1]!.groupId }),
      ...(!isLast && { groupsUpTo: some.at(-1)!.groupId }),
    });
  }
  return slices;
}
