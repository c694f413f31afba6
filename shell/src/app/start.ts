import { loadUiTexts } from '@meet/ui';
import { loadShellTexts } from '../i18n/loadShellTexts.ts';
import { currentLocale } from '../i18n/locale.ts';
import { needsHost } from '../addresses/needsHost.ts';
import { nextTask } from '../browser/nextTask.ts';
import { preloadHost } from '../host/prepareHost.ts';

/**
 * Starts the page, in tasks short enough that a slow phone responds between them. Files for a signed-in person or a
 * meeting are requested before the first paint, together with the texts.
 */
export async function start(): Promise<void> {
  // For each file request, the browser's tools record the script that made it, and read that script again. In the first
  // task that would be the whole bundle.
  await nextTask();
  const locale = currentLocale();
  const loadingTexts = Promise.all([loadShellTexts(locale), loadUiTexts(locale)]);
  const isDrawnByRemotes = needsHost();
  // Eager imports are part of this bundle, but run only when these steps do.
  const steps: (() => unknown)[] = [
    () => isDrawnByRemotes && preloadHost(),
    () => import(/* webpackMode: "eager" */ './theme.ts'),
    () => import(/* webpackMode: "eager" */ './theme.ts').then(({ theme }) => theme()),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '../base/createShell.ts'),
    () =>
      import(/* webpackMode: "eager" */ '../frame/Frame.tsx').then(
        ({ preloadFrame }) => isDrawnByRemotes && preloadFrame(),
      ),
  ];
  for (const step of steps) {
    await nextTask();
    await step();
  }
  const { draw } = await import(/* webpackMode: "eager" */ './draw.tsx');
  draw(locale, ...(await loadingTexts));
}
