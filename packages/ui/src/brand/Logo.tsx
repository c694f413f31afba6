import { styled } from '../theme/styled.ts';
import { LOGO_SHAPES } from './logoShapes.ts';

const Row = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 2, color: 'fg', flexShrink: 0 },
});
const Word = styled('span', { base: { fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 1 } });
const Svg = styled('svg', { base: { display: 'block', flexShrink: 0 } });

/** The logo: two people who lean towards each other, and whose overlap is the meeting. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: size, height: size }} aria-hidden>
      {LOGO_SHAPES.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </Svg>
  );
}

export function Logo({ size = 28, markOnly }: { size?: number; markOnly?: boolean }) {
  return (
    <Row>
      <LogoMark size={size} />
      {!markOnly && <Word style={{ fontSize: Math.round(size * 0.68) }}>Meet</Word>}
    </Row>
  );
}
