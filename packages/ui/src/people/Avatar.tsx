import { initials, personColor } from '@meet/contracts/people';
import { useState } from 'react';
import { styled } from '../theme/styled.ts';
import { drawnText } from './drawnText.ts';
import { PresenceMark, type Presence } from './PresenceMark.tsx';

const Holder = styled('span', {
  base: { position: 'relative', display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' },
});
const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'full',
    borderRadius: 'full',
    overflow: 'hidden',
    fontWeight: 'bold',
    lineHeight: 1,
    userSelect: 'none',
    letterSpacing: '0.01em',
    ...drawnText,
  },
});
const Photo = styled('img', { base: { boxSize: 'full', objectFit: 'cover' } });
const Corner = styled('span', {
  base: {
    position: 'absolute',
    bottom: '-2px',
    insetEnd: '-2px',
    display: 'grid',
    p: '2px',
    borderRadius: 'full',
    bg: 'bg.surface',
  },
});

export interface AvatarProps {
  name: string;
  /** Determines the colour; if it is unknown, the name does. */
  email?: string;
  /** Pale and deep colour, if the caller chooses them. */
  colours?: readonly string[];
  photo?: string | null;
  /** Size in pixels. */
  size?: number;
  presence?: Presence;
  /** True if the name is not written beside the picture: the picture then has it as its accessible name. */
  standsAlone?: boolean;
}

/** Shows a person's photo, or their initials on their colour. Initials also replace a photo that fails to load. */
export function Avatar({ name, email, colours, photo, size = 40, presence, standsAlone }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const [pale, deep] = colours ?? personColor(email || name);
  const fontSize = Math.max(9, Math.round(size * 0.38));
  const shown = photo && photo !== failed ? photo : undefined;
  return (
    <Holder style={{ width: size, height: size }} {...(standsAlone && { role: 'img', 'aria-label': name })}>
      <Disc
        style={{ background: `light-dark(${pale}, ${deep})`, color: `light-dark(${deep}, ${pale})`, fontSize }}
        aria-hidden
        data-drawn={shown ? undefined : initials(name || email || '')}
      >
        {shown && <Photo src={shown} alt="" loading="lazy" decoding="async" onError={() => setFailed(shown)} />}
      </Disc>
      {presence && (
        <Corner>
          <PresenceMark presence={presence} size={Math.max(10, Math.round(size * 0.3))} />
        </Corner>
      )}
    </Holder>
  );
}
