export const backdropStyles = {
  position: 'fixed',
  inset: 0,
  zIndex: 'overlay',
  bg: 'bg.scrim',
  _open: { animation: 'fadeIn {durations.slow} {easings.out}' },
  _closed: { animation: 'fadeOut {durations.fast} {easings.out}' },
} as const;

/** Styles of elements that float beside their trigger: menus, popovers, suggestions. */
export const floatingStyles = {
  bg: 'bg.raised',
  color: 'fg',
  borderRadius: '12px',
  boxShadow: 'float',
  outline: 'none',
} as const;

export const popMotion = {
  _open: { animation: 'popIn {durations.fast} {easings.out}' },
  _closed: { animation: 'popOut {durations.fast} {easings.out}' },
} as const;
