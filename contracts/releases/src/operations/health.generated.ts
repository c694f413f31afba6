import { toOperation } from '@meet/contracts';
import * as calls from '../health.ts';

export const getHealth = toOperation(calls.getHealth, '5713f763a4a0f0b5651468d41970c542e5dea082e9713a0bd4589271d33b9661');
