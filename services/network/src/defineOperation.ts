import { createOperationDefiner } from '@meet/service-kit';
import type { Deps } from './Deps.ts';

export const defineOperation = createOperationDefiner<Deps>();
