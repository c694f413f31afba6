import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import type { UiTexts } from '@meet/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslator } from '@meet/contracts/texts';
import { App } from './App.tsx';
import { createShell } from '../base/createShell.ts';
import { prepareHost } from '../host/prepareHost.ts';
import { readNonce } from '../browser/readNonce.ts';

/** Draws the page, in one language. */
export function draw(locale: Locale, texts: TextTree, uiTexts: UiTexts): void {
  const shell = createShell(createTranslator(locale, texts));
  shell.telemetry.watchUncaught();
  if (shell.session.current().state === 'signed-in') void prepareHost(shell);

  const root = createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => shell.telemetry.of().report(error),
  });
  // As a transition, so that React draws the first page in slices and a slow device still answers between them.
  // Without StrictMode, whose doubled effects, in the development build, make the focus trap of a dialog close it.
  startTransition(() => root.render(<App shell={shell} uiTexts={uiTexts} nonce={readNonce()} />));
}
