import { toOperation } from '@meet/contracts';
import * as calls from '../changes.ts';

export const getNetworkChanges = toOperation(calls.getNetworkChanges, 'c8d9baf3a07fb427b6d78b1f2a3132516464395ad44621b226b2909d24c41a85');
