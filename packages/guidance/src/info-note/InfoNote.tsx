import type { TooltipElement } from '@meet/accounts-contract';
import { Box, Button, lazyPart } from '@meet/ui';
import { Info } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@meet/remote-kit';
import { GUIDANCE_NAMESPACE } from '../i18n/guidanceTexts.ts';

interface Props {
  /** Id of the element under which its text is stored. */
  readonly elementId: TooltipElement;
  /** Name of the explained element, as it appears beside the icon. */
  readonly about: string;
}

const OPEN_DELAY_MS = 150;
/** Time in which the pointer can move from the icon to the note. */
const CLOSE_DELAY_MS = 200;

const InfoNotePart = lazyPart(async () => (await import('./InfoNotePart.tsx')).InfoNotePart);

/** Icon that explains the element beside it, on hover, focus and tap. Its text loads with the first of these. */
export function InfoNote({ elementId, about }: Props) {
  const { t } = useTranslation(GUIDANCE_NAMESPACE);
  const { isAdmin } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Undefined until the first hover, focus or tap. */
  const [open, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether a press is the cause of the focus. Such focus does not open the note, because the click does. */
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
        // Hovering with a mouse already opened it, so its click keeps it open. A finger or a key toggles it.
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
