import { HeldKeys } from '@meet/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useText } from '../base/useText.ts';

const importPart = () => import(/* webpackChunkName: "palette" */ './palette/index.ts');
const FindPalette = lazy(async () => {
  const { FindPalette: Part, paletteTexts } = await importPart();
  const t = paletteTexts();
  return { default: ({ onClose }: { onClose: () => void }) => <Part t={t} onClose={onClose} /> };
});
const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog: Part, paletteTexts } = await importPart();
  const t = paletteTexts();
  return { default: ({ onClose }: { onClose: () => void }) => <Part t={t} onClose={onClose} /> };
});

export type OpenedByKey = 'palette' | 'help' | undefined;

/** Handles the keys of the frame: Ctrl/⌘-K opens the palette, `?` the list of shortcuts. */
export function Shortcuts({ opened, onOpen }: { opened: OpenedByKey; onOpen: (opened: OpenedByKey) => void }) {
  const t = useText();
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const wanted = wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      onOpen(wanted);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onOpen]);

  const close = () => onOpen(undefined);
  return (
    <Suspense fallback={<HeldKeys label={opened === 'palette' ? t('header.find') : undefined} onClose={close} />}>
      {opened === 'palette' && <FindPalette onClose={close} />}
      {opened === 'help' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}

function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): OpenedByKey {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]');
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping ? 'help' : undefined;
}
