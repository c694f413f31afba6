import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Parts of an operation's context that are needed to notify people. */
export type NotifyContext = Pick<OperationContext<Deps>, 'deps' | 'publish' | 'callAsService' | 'now' | 'log'>;
