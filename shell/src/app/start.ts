import { frameOf } from '../frame/frameOf.ts';
import { applyColorMode, loadUiTexts, theme } from '@meet/ui';
import { loadShellTexts } from '../i18n/loadShellTexts.ts';
import { currentLocale, languageTag } from '../i18n/locale.ts';
import { readSession } from '../session/readSession.ts';
import { nextTask } from './nextTask.ts';
import { preloadHost } from './prepareHost.ts';

/**
 * Brings the page up, in tasks short enough that a slow phone answers between them. What a signed-in person or a meeting
 * will need is asked for before the first paint, side by side with the texts.
 */
export async function start(): Promise<void> {
  applyColorMode();
  const locale = currentLocale();
  document.documentElement.lang = languageTag(locale);
  const loadingTexts = Promise.all([loadShellTexts(locale), loadUiTexts(locale)]);
  const needsHost = readSession().state === 'signed-in' || frameOf(window.location.pathname, false).meeting;
  await nextTask();
  if (needsHost) {
    preloadHost();
    await nextTask();
  }
  theme();
  await nextTask();
  // Eager: they come in the same file, but run only here.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { draw } = await import(/* webpackMode: "eager" */ './draw.tsx');
  if (needsHost) {
    await nextTask();
    const { preloadFrame } = await import(/* webpackMode: "eager" */ '../frame/Frame.tsx');
    preloadFrame();
  }
  const texts = await loadingTexts;
  await nextTask();
  draw(locale, ...texts);
}
