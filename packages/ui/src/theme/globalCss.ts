/** Page-wide rules: type, focus, selection, scrollbars, and stillness for those who ask for it. */
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
      // Not none: what closes is taken out when its animation ends.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // The shortest is drawn, too: what has no transition of its own would be for a frame where it was.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
