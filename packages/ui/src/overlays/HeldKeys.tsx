import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whileLate, type HeldKeysProps } from '../provider/lazyPart.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import { holdKeys } from './holdKeys.ts';

/** Replaces an overlay while its code or content loads, and keeps what is typed for it. */
export function HeldKeys({ open = true, quiet, mandatory, label, title, onClose, setOpen }: HeldKeysProps) {
  const texts = useUiTexts();
  const name = [label, title].find((text) => typeof text === 'string') ?? texts.loading;
  const isHeld = open && !quiet;
  const cancel = useEffectEvent(() => {
    if (mandatory) return;
    onClose?.();
    setOpen?.(false);
  });
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => (isHeld ? holdKeys({ label: name, onCancel: () => cancel(), within: place.current }) : undefined),
    [isHeld, name],
  );
  return <span ref={place} hidden />;
}

whileLate.Keys = HeldKeys;
