import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNamespace } from './RemoteScope.tsx';

/**
 * Returns the translation function for the remote's own texts, with plurals and placeholders.
 * `t('contracts:errors.NOT_FOUND')` returns shared texts.
 */
export function useTexts(): TFunction {
  const namespace = useNamespace();
  // Namespaces are known only at run time, so the i18n tests validate the keys, not the types.
  return useTranslation([namespace, 'contracts']).t as TFunction;
}
