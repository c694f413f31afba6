import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** In what language names are told. */
export const toSpeaker = ({ deps, caller }: OperationContext<Deps>) => ({
  translator: deps.translator,
  locale: caller.locale,
});
