/**
 * Draws the text in `data-drawn` as a picture. It is not part of the accessible text of a button or of the text around
 * it.
 */
export const drawnText = { '&[data-drawn]::before': { content: 'attr(data-drawn)' } } as const;
