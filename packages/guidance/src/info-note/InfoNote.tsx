import type { TooltipElement } from '@meet/accounts-contract';
import { Box, Button, lazyPart } from '@meet/ui';
import { Info } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@meet/remote-kit';
import { GUIDANCE_NAMESPACE } from '../i18n/guidanceTexts.ts';

interface Props {
  /** Element under which its text is stored. */
  readonly elementId: TooltipElement;
  /** The name of what is explained, as it stands beside the icon. */
  readonly about: string;
}

const OPEN_DELAY_MS = 150;
/** Time to get from the icon into what it shows. */
const CLOSE_DELAY_MS = 200;

const InfoNotePart = lazyPart(async () => (await import('./InfoNotePart.tsx')).InfoNotePart);

/** An icon that explains what it stands beside, on hover, focus and tap. Its words come when somebody turns to it. */
export function InfoNote({ elementId, about }: Props) {
  const { t } = useTranslation(GUIDANCE_NAMESPACE);
  const { isAdmin } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Undefined until somebody turned to it. */
  const [open, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Focus that comes with a press opens nothing: the click does. */
  const pressed = useRef(false);
  const id = useId();
  const wish = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => setOpen(false), []);

  return (
    <Box
      as="span"
      display="inline-flex"
      alignSelf="center"
      my="-2px"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wish(true, OPEN_DELAY_MS)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && wish(false, CLOSE_DELAY_MS)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <Button
        ref={setAnchor}
        variant="ghost"
        round
        boxSize={6}
        px={0}
        aria-label={t('note.about', { name: about })}
        aria-expanded={open ?? false}
        aria-describedby={open ? id : undefined}
        icon={<Info size={16} aria-hidden />}
        onPointerDown={() => (pressed.current = true)}
        onPointerCancel={() => (pressed.current = false)}
        onBlur={() => (pressed.current = false)}
        onFocus={() => !pressed.current && setOpen(true)}
        // A mouse has opened it by being there; a finger and a key also close it.
        onClick={({ nativeEvent }) => {
          pressed.current = false;
          wish((nativeEvent as PointerEvent).pointerType === 'mouse' || !open, 0);
        }}
      />
      {anchor && (isAdmin || open !== undefined) && (
        <InfoNotePart {...{ elementId, about, anchor, id, isAdmin }} open={open ?? false} onClose={close} />
      )}
    </Box>
  );
}
