import { styled } from '../theme/styled.ts';

const Key = styled('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 5,
    h: 5,
    px: 1,
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 1,
    borderRadius: 'mark',
    borderWidth: '1px',
  },
  variants: {
    tone: {
      normal: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border.strong' },
      inverted: { color: 'inherit', borderColor: 'currentColor', opacity: 0.75 },
    },
  },
  defaultVariants: { tone: 'normal' },
});
const Keys = styled('span', { base: { display: 'inline-flex', gap: 1, verticalAlign: 'middle' } });

/** Keys to press together, separated by spaces: 'Ctrl K'. */
export function Kbd({ keys, tone = 'normal' }: { keys: string; tone?: 'normal' | 'inverted' }) {
  return (
    <Keys>
      {keys.split(' ').map((key) => (
        <Key key={key} tone={tone}>
          {key}
        </Key>
      ))}
    </Keys>
  );
}
