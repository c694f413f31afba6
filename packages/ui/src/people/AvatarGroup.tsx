import { styled } from '../theme/styled.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { drawnText } from './drawnText.ts';

const Row = styled('span', { base: { display: 'inline-flex', alignItems: 'center', isolation: 'isolate' } });
const Ringed = styled('span', { base: { display: 'inline-flex', borderRadius: 'full', bg: 'bg.surface', p: '2px' } });
const Rest = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    ...drawnText,
  },
});

export interface AvatarGroupProps {
  people: readonly Pick<AvatarProps, 'name' | 'email' | 'photo'>[];
  /** Maximum of people shown before '+N'. */
  max?: number;
  /** Size in pixels. */
  size?: number;
  /** Accessible name; by default, the joined names ('' if text beside it contains them). */
  label?: string;
}

/** Shows overlapping pictures of people, and the number of the others. */
export function AvatarGroup({ people, max = 3, size = 32, label }: AvatarGroupProps) {
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  const name = label ?? people.map((person) => person.name).join(', ');
  const overlap = -Math.round(size * 0.3);
  return (
    <Row {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {shown.map(({ name: personName, email, photo }, index) => (
        <Ringed key={email ?? `${personName}-${index}`} style={{ marginInlineStart: index ? overlap : 0 }}>
          <Avatar {...{ name: personName, email, photo, size }} />
        </Ringed>
      ))}
      {rest > 0 && (
        <Ringed style={{ marginInlineStart: overlap }}>
          <Rest
            style={{ width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.36)) }}
            data-drawn={`+${rest}`}
          />
        </Ringed>
      )}
    </Row>
  );
}
