import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Returns the translator and language for names. */
export const toSpeaker = ({ deps, caller }: OperationContext<Deps>) => ({
  translator: deps.translator,
  locale: caller.locale,
});
