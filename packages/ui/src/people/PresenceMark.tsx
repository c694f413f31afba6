import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';

export type Presence = 'online' | 'away' | 'busy' | 'offline';

const Svg = styled('svg', { base: { display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' } });

/** Dot, moon, bar and ring: each is recognizable without its colour. */
const shapes = {
  online: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  away: <path d="M9.2 2.1A6 6 0 1 0 13.9 10 5 5 0 0 1 9.2 2.1Z" fill="currentColor" />,
  busy: (
    <>
      <circle cx="8" cy="8" r="6" fill="currentColor" />
      <rect x="4.4" y="6.9" width="7.2" height="2.2" rx="1.1" fill="var(--mark-gap, white)" />
    </>
  ),
  offline: <circle cx="8" cy="8" r="4.9" fill="none" stroke="currentColor" strokeWidth="2.2" />,
};

export interface PresenceMarkProps {
  presence: Presence;
  /** Size in pixels. */
  size?: number;
  /** Accessible name; by default, the name of the state ('' if text beside it contains it). */
  label?: string;
}

export function PresenceMark({ presence, size = 12, label }: PresenceMarkProps) {
  const texts = useUiTexts();
  const name = label ?? texts.presence[presence];
  return (
    <Svg
      viewBox="0 0 16 16"
      style={{ width: size, height: size }}
      color={`presence.${presence}`}
      css={{ '--mark-gap': '{colors.bg.surface}' }}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shapes[presence]}
    </Svg>
  );
}
