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

/** Draws the application in one language. */
export function draw(locale: Locale, texts: TextTree, uiTexts: UiTexts): void {
  const shell = createShell(createTranslator(locale, texts));
  shell.telemetry.watchUncaught();
  if (shell.session.current().state === 'signed-in') void prepareHost(shell);

  const root = createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => shell.telemetry.of().report(error),
  });
  // A transition lets React draw the first page in slices, so that a slow device still responds between them. There is
  // no StrictMode: in the development build it runs effects twice, and then a dialog's focus trap closes the dialog.
  startTransition(() => root.render(<App shell={shell} uiTexts={uiTexts} nonce={readNonce()} />));
}
