import type { SlotName } from '@meet/remote-kit';

/** Steps of the tour, in order. Each points to an element marked `data-tour`. */
const STEPS = ['notifications', 'chatbox', 'status', 'profile', 'main-menu', 'contacts'] as const;
export type StepId = (typeof STEPS)[number];

/** Slots in which a remote draws a step's element, perhaps later than the page. */
const STEP_SLOTS: { readonly [Id in StepId]?: SlotName } = {
  chatbox: 'shell.chat/v1',
  status: 'shell.status/v1',
  contacts: 'shell.network/v1',
};

export interface Step {
  readonly id: StepId;
  readonly target: Element;
}

/** Returns the steps whose elements are visible. A phone has no rail, and a remote that failed draws no element. */
export function findSteps(): Step[] {
  return STEPS.flatMap((id) => {
    const target = getMarks(id).find((element) => element.getClientRects().length > 0);
    return target ? [{ id, target }] : [];
  });
}

/** Returns the steps whose elements a remote will draw but has not drawn yet. */
export function findAwaited(isFilled: (slot: SlotName) => boolean): { readonly id: StepId; readonly slot: SlotName }[] {
  return STEPS.flatMap((id) => {
    const slot = STEP_SLOTS[id];
    return slot && isFilled(slot) && getMarks(id).length === 0 ? [{ id, slot }] : [];
  });
}

const getMarks = (id: StepId) => [...document.querySelectorAll(`[data-tour="${id}"]`)];
