/**
 * Layout of the page between a link and a meeting, as CSS by property. Values that depend on the window's width use the
 * breakpoints of the design system: `base`, `md` from 768 px, `lg` from 1024 px. Two deployables draw this page: the
 * instant join page, then the meetings remote. Both use this layout, so that nothing moves when one replaces the other.
 */
export const JOIN_PAGE = {
  page: { display: 'flex', flexDirection: 'column', padding: { base: '20px 16px', md: '20px 32px' } },
  header: { height: '40px' },
  main: {
    flex: '1',
    display: 'grid',
    alignContent: 'center',
    alignItems: 'center',
    width: '100%',
    maxWidth: '70rem',
    margin: '0 auto',
    padding: '24px 0',
    gap: { base: '24px', lg: '48px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
  devices: { display: 'flex', flexDirection: 'column', gap: '16px' },
  picture: { aspectRatio: '16 / 10', borderRadius: '16px', background: '#1b1816' },
  /** Pickers of camera, microphone and speaker, below the picture. */
  pickers: { height: '99px' },
  talk: { display: 'flex', flexDirection: 'column', gap: '20px' },
  titles: { display: 'flex', flexDirection: 'column', gap: '8px' },
  /** Two lines on phones, since the text is longer than one line there. */
  state: { minHeight: { base: '2lh', md: '1lh' } },
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  person: { display: 'flex', alignItems: 'center', gap: '12px' },
} as const;
