import { styled } from '../theme/styled.ts';
import { dismissToast, type Toast } from './toastStore.ts';
import { useToastTimer } from './useToastTimer.ts';

const Bar = styled('div', {
  base: {
    maxW: 'full',
    px: 4,
    py: 2.5,
    borderRadius: 'control',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontWeight: 'medium',
    fontSize: 'sm',
    boxShadow: 'float',
    animation: 'riseIn {durations.slow} {easings.out}',
  },
});

export function Snackbar({ uid, message, timeout }: Toast) {
  const timer = useToastTimer(timeout, () => dismissToast(uid));
  return <Bar {...timer}>{message}</Bar>;
}
