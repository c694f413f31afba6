import { failureOf } from '@meet/contracts/forms';
import { useCallback } from 'react';
import { useTexts } from '@meet/remote-kit';

/** Why an address can't be taken, in the person's language; undefined where it can. */
export type Judge = (email: string) => string | undefined;

/** The schema of one address, which the call that takes it judges by, as a judge. */
export function useJudge(schema: Parameters<typeof failureOf>[0]): Judge {
  const t = useTexts();
  return useCallback(
    (email) => {
      const failure = failureOf(schema, email);
      return failure && t(`contracts:${failure.key}`, { ...failure.params });
    },
    [schema, t],
  );
}
