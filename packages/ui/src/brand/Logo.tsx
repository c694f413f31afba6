import { styled } from '../theme/styled.ts';

const Row = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 2, color: 'fg', flexShrink: 0 },
});
const Word = styled('span', { base: { fontWeight: 'bold', letterSpacing: 'tight', lineHeight: 1 } });
const Svg = styled('svg', { base: { display: 'block', flexShrink: 0 } });

/** Two people leaning towards one another: their overlap is the meeting. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: size, height: size }} aria-hidden>
      <rect width="32" height="32" rx="9" fill="#5546d6" />
      <circle cx="12.6" cy="16" r="6.6" fill="#fff" fillOpacity="0.92" />
      <circle cx="19.4" cy="16" r="6.6" fill="#f2b38c" fillOpacity="0.96" />
      <path d="M16 10.35a6.6 6.6 0 0 1 0 11.3 6.6 6.6 0 0 1 0-11.3Z" fill="#2b2468" />
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
