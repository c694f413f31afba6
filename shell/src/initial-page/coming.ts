/** Marks the place of what the page's first sight has and the application has not yet. */
export const COMING = { attributes: { 'data-coming': '' }, selector: '[data-coming]' } as const;
