import type { Session, SlotName } from '@meet/remote-kit';
import type { FrameRules } from './getFrame.ts';

/**
 * Returns the slots that the frame of a signed-in person draws at once. An administrator has none: their content needs
 * contacts or rooms.
 */
export function getSlots(rules: FrameRules, { isAdmin }: Pick<Session, 'isAdmin'>): ReadonlySet<SlotName> {
  if (isAdmin) return new Set();
  return new Set<SlotName>([
    'shell.overlay/v1',
    ...(rules.meeting ? [] : (['shell.status/v1'] as const)),
    ...(rules.network ? (['shell.network/v1'] as const) : []),
    ...(rules.chat ? (['shell.chat/v1'] as const) : []),
  ]);
}
