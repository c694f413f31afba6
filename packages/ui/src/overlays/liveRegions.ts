/** Getters of the live regions: toasts and the top layer stay readable and clickable over a modal dialog. */
export const liveRegions = [...Array(3).keys()].map(
  (index) => () => document.querySelectorAll<HTMLElement>('[data-live-region]')[index] ?? null,
);
