/** Layout of the home page, for the page that the document draws and for the one that replaces it (see `toSheet`). */
export const HOME_PLACES = {
  layout: {
    display: 'grid',
    columnGap: '64px',
    rowGap: { base: '24px', lg: '32px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    maxWidth: '64rem',
    margin: '0 auto',
    padding: { base: '8px 0', lg: '56px 0' },
  },
  introduction: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '34rem' },
} as const;
