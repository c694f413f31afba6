import { accountsTexts } from '@meet/accounts-contract/texts';
import { loadTexts } from '@meet/contracts/i18n';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { useCallback } from 'react';
import { usePageShell, type PageShell } from './PageShell.ts';

const loading = new WeakMap<PageShell['texts'], Promise<void>>();

/**
 * Returns the function that loads the texts of validation and errors. A form awaits it before the first validation, so
 * that a page on which nobody types never loads them. Afterwards `t('common.emailRequired')` finds them. A failed load
 * can be repeated.
 */
export function useContractTexts(): () => Promise<void> {
  const { texts } = usePageShell();
  return useCallback(() => {
    let promise = loading.get(texts);
    if (!promise) {
      promise = loadTexts(texts.locale, [accountsTexts, notificationsTexts]).then(texts.add);
      promise.catch(() => loading.delete(texts));
      loading.set(texts, promise);
    }
    return promise;
  }, [texts]);
}
