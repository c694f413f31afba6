import { CONTRACTS_NAMESPACE } from '@meet/contracts/i18n';
import { useHost, useTexts } from '@meet/remote-kit';
import type { FormHost } from './FormHost.ts';

/** Returns the FormHost of a remote's form: the host's calls, and the texts of the remote's contracts. */
export function useFormHost(): FormHost {
  const t = useTexts();
  const { api, i18n } = useHost();
  return {
    api,
    translate: (key, params) => t(`${CONTRACTS_NAMESPACE}:${key}`, params),
    errorText: i18n.errorText,
  };
}
