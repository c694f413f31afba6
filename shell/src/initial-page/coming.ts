/** Marks a place whose content the initial page shows and the application has not loaded yet. */
export const COMING = { attributes: { 'data-coming': '' }, selector: '[data-coming]' } as const;
