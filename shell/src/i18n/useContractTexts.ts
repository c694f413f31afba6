import { loadTexts } from '@meet/contracts/i18n';
import { useEffect } from 'react';
import type { Shell } from '../app/Shell.ts';
import { useShell } from '../app/ShellContext.ts';

const loaded = new WeakMap<Shell['texts'], Promise<void>>();

/** Brings the texts of validation and of errors, for pages with forms; `t('common.emailRequired')` finds them then. */
export function useContractTexts(): void {
  const { texts } = useShell();
  useEffect(() => {
    if (!loaded.has(texts)) loaded.set(texts, loadTexts(texts.locale).then(texts.add));
  }, [texts]);
}
