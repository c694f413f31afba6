import type { OperationContext } from '@meet/service-kit';
import type { Deps } from './Deps.ts';

export type ChatContext = OperationContext<Deps>;
/** Means of presenting, which may also happen without a caller. */
export type ReadContext = Pick<ChatContext, 'deps' | 'callAsService' | 'now'>;
