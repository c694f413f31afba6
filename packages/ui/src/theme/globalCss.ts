/** Global rules: fonts, focus, selection, scrollbars, and no animation for people who prefer reduced motion. */
export const globalCss = {
  html: {
    fontFamily: 'body',
    lineHeight: 'normal',
    color: 'fg',
    bg: 'bg',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    fontFeatureSettings: "'cv11', 'ss03', 'calt'",
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'html.dark': { colorScheme: 'dark' },
  body: { fontSize: 'sm', bg: 'bg' },
  '*, *::before, *::after': { borderColor: 'border' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.muted', color: 'fg' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.ring',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  'button, [role="button"], summary, label, select': { touchAction: 'manipulation' },
  '*': { scrollbarWidth: 'thin', scrollbarColor: '{colors.border.strong} transparent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, *::backdrop': {
      // Not none: closing elements are removed when their animation ends.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even the shortest transition is drawn: for one frame, elements without their own transition would stay at their
      // old place.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
