import { styled } from '../theme/styled.ts';

const Track = styled('div', { base: { h: 1, w: 'full', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' } });
const Fill = styled('div', {
  base: { h: 'full', borderRadius: 'full', bg: 'accent.solid', transition: 'width {durations.slow} {easings.out}' },
  variants: { unknown: { true: { w: '40%', animation: 'travel 1.4s {easings.out} infinite' } } },
});

/** Shows progress. `value` is 0–100; without it, the bar only shows that work is under way. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  const known = value !== undefined;
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value}>
      <Fill unknown={!known} style={known ? { width: `${value}%` } : undefined} />
    </Track>
  );
}
