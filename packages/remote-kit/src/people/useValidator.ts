import { findFailure } from '@meet/contracts/forms';
import { useCallback } from 'react';
import { useTexts } from '@meet/remote-kit';

/** Returns the reason for which an address is refused, in the person's language; undefined if it is accepted. */
export type Validator = (email: string) => string | undefined;

/** Returns a validator of one address, with the schema of the call that takes it. */
export function useValidator(schema: Parameters<typeof findFailure>[0]): Validator {
  const t = useTexts();
  return useCallback(
    (email) => {
      const failure = findFailure(schema, email);
      return failure && t(`contracts:${failure.key}`, { ...failure.params });
    },
    [schema, t],
  );
}
