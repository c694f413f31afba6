/** The text in `data-drawn` as a picture: it is no word of the button it stands in, nor of the text around it. */
export const drawnText = { '&[data-drawn]::before': { content: 'attr(data-drawn)' } } as const;
