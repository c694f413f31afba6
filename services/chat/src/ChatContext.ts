import type { OperationContext } from '@meet/service-kit';
import type { Deps } from './Deps.ts';

export type ChatContext = OperationContext<Deps>;
/** Part of the context that presenters need; it is also available without a caller. */
export type ReadContext = Pick<ChatContext, 'deps' | 'callAsService' | 'now'>;
