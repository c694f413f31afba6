import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** What telling people needs of the operation that has something to tell. */
export type TellingContext = Pick<OperationContext<Deps>, 'deps' | 'publish' | 'callAsService' | 'now' | 'log'>;
