import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNamespace } from './RemoteScope.tsx';

/** The remote's own texts, plurals and placeholders included. `t('contracts:errors.NOT_FOUND')` reaches shared ones. */
export function useTexts(): TFunction {
  const namespace = useNamespace();
  // Namespaces are known at run time only, so keys are checked by the i18n tests, not by types.
  return useTranslation([namespace, 'contracts']).t as TFunction;
}
