/**
 * Animations show the origin of an element. Elements move at most 8 px, except sheets from the side and the progress
 * bar.
 */
export const keyframes = {
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  riseIn: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
  sinkOut: { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'translateY(8px)' } },
  popIn: { from: { opacity: 0, transform: 'scale(0.97)' }, to: { opacity: 1, transform: 'none' } },
  popOut: { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'scale(0.98)' } },
  slideInEnd: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  slideOutEnd: { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  slideInStart: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  slideOutStart: { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};
