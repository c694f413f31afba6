/** What the tour shows, in order; each stands at an element marked `data-tour`. */
export const STEPS = ['notifications', 'chatbox', 'status', 'profile', 'main-menu', 'contacts'] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  readonly id: StepId;
  readonly target: Element;
}

/** The steps whose element is on the page and to be seen: a phone has no rail, and a part that is down has no mark. */
export function findSteps(): Step[] {
  return STEPS.flatMap((id) => {
    const target = [...document.querySelectorAll(`[data-tour="${id}"]`)].find(
      (element) => element.getClientRects().length > 0,
    );
    return target ? [{ id, target }] : [];
  });
}
