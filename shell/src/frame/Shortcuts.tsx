import { lazy, Suspense, useEffect } from 'react';

const FindPalette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette/FindPalette.tsx')).FindPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './ShortcutsDialog.tsx')).ShortcutsDialog,
}));

export type OpenedByKey = 'palette' | 'help' | undefined;

/** Ctrl/⌘-K opens the palette, `?` the list of shortcuts. */
export function Shortcuts({ opened, onOpen }: { opened: OpenedByKey; onOpen: (opened: OpenedByKey) => void }) {
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
    <Suspense>
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
