import { frameOf } from '@meet/contracts/routes';
import { loadUiTexts } from '@meet/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslator } from '../i18n/createTranslator.ts';
import { loadShellTexts } from '../i18n/loadShellTexts.ts';
import { currentLocale, languageTag } from '../i18n/locale.ts';
import { preloadFrame } from '../frame/Frame.tsx';
import { readSession } from '../session/readSession.ts';
import { App } from './App.tsx';
import { createShell } from './createShell.ts';
import { prepareHost, preloadHost } from './prepareHost.ts';

/** Brings the page up. What a signed-in person or a meeting will need is asked for before the first paint, side by side with the texts. */
export async function start(): Promise<void> {
  const locale = currentLocale();
  if (readSession().state === 'signed-in' || frameOf(window.location.pathname, false).meeting) {
    preloadHost();
    preloadFrame();
  }
  document.documentElement.lang = languageTag(locale);
  const [texts, uiTexts] = await Promise.all([loadShellTexts(locale), loadUiTexts(locale)]);
  const shell = createShell(createTranslator(locale, texts));
  shell.telemetry.watchUncaught();
  if (shell.session.current().state === 'signed-in') void prepareHost(shell);

  const root = createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => shell.telemetry.of().report(error),
  });
  // As a transition, so that React draws the first page in slices and a slow device still answers between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App shell={shell} uiTexts={uiTexts} nonce={readNonce()} />
      </StrictMode>,
    ),
  );
}

/** Browsers hide a nonce from attributes, scripts read it as a property. */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;
}
