import { lazy, Suspense, useEffect, useState } from 'react';

const FindPalette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './palette/FindPalette.tsx')).FindPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ './ShortcutsDialog.tsx')).ShortcutsDialog,
}));

type Opened = 'palette' | 'help' | undefined;

/** Ctrl/⌘-K opens the palette, `?` the list of shortcuts. */
export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const wanted = wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      setOpened(wanted);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const close = () => setOpened(undefined);
  return (
    <Suspense>
      {opened === 'palette' && <FindPalette onClose={close} />}
      {opened === 'help' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}

function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): Opened {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]');
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping ? 'help' : undefined;
}
