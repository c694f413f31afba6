import type { OutputOf } from '@meet/contracts';
import type { getInviteUserData } from '@meet/accounts-contract';

export type InviteGroup = OutputOf<typeof getInviteUserData>['groups'][number];

/** A group with its depth below the root of its tree. */
export interface TreeGroup extends InviteGroup {
  readonly depth: number;
}

/**
 * Returns the groups in the order of their tree, each before its children. A group whose parent is missing is a root.
 * In a cycle of groups, the first one is the root.
 */
export function buildGroupTree(groups: readonly InviteGroup[]): TreeGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const ordered: TreeGroup[] = [];
  const placed = new Set<string>();

  function place(group: InviteGroup, depth: number): void {
    if (placed.has(group.id)) return;
    placed.add(group.id);
    ordered.push({ ...group, depth });
    for (const child of groups) if (child.parentGroup === group.id) place(child, depth + 1);
  }

  for (const group of groups) if (group.parentGroup === null || !known.has(group.parentGroup)) place(group, 0);
  for (const group of groups) place(group, 0);
  return ordered;
}
