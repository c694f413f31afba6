import type { OperationContext } from '@meet/service-kit';
import type { Deps } from './Deps.ts';

export type ChatContext = OperationContext<Deps>;
/** What presenting takes: it also happens where nobody called. */
export type ReadContext = Pick<ChatContext, 'deps' | 'callAsService' | 'now'>;
