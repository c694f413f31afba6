const REM_PX = 16;
const rem = (px: number) => ({ value: `${px / REM_PX}rem` });

/** The 4-px grid: step n is n × 4 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
];
const grid = {
  0: { value: '0rem' },
  px: { value: '1px' },
  ...Object.fromEntries(steps.map((step) => [step, rem(step * 4)])),
};

const family = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Raw scales; colours are in semanticColors. */
export const tokens = {
  fonts: {
    body: { value: family },
    heading: { value: family },
    mono: { value: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace" },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(24), '2xl': rem(32) },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '650' } },
  lineHeights: { tight: { value: '1.2' }, snug: { value: '1.35' }, normal: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.022em' }, snug: { value: '-0.011em' }, normal: { value: '0' } },
  radii: {
    none: { value: '0' },
    mark: { value: '4px' },
    control: { value: '8px' },
    surface: { value: '16px' },
    full: { value: '9999px' },
  },
  spacing: grid,
  sizes: {
    ...grid,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    form: { value: '25rem' },
    dialog: { value: '30rem' },
    prose: { value: '40rem' },
    content: { value: '70rem' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '160ms' }, slow: { value: '200ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    sticky: { value: 10 },
    frame: { value: 100 },
    panel: { value: 200 },
    floating: { value: 300 },
    overlay: { value: 1000 },
    popover: { value: 1100 },
    toast: { value: 1200 },
    call: { value: 1250 },
    tooltip: { value: 1300 },
  },
};
