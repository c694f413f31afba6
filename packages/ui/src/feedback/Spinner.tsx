import { styled } from '../theme/styled.ts';

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderTopColor: 'accent.fg',
    animation: 'spin 800ms linear infinite',
    flexShrink: 0,
  },
  variants: {
    size: {
      sm: { boxSize: 4, borderWidth: '2px' },
      md: { boxSize: 6, borderWidth: '2px' },
      lg: { boxSize: 10, borderWidth: '3px' },
    },
    tone: { accent: {}, inherit: { borderColor: 'currentColor', borderTopColor: 'transparent' } },
  },
  defaultVariants: { size: 'md', tone: 'accent' },
});

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  tone?: 'accent' | 'inherit';
  /** Text that screen readers announce; leave it out if text beside it says the same. */
  label?: string;
}

export function Spinner({ label, ...props }: SpinnerProps) {
  return <Ring {...props} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />;
}
