import { toOperation } from '@meet/contracts';
import * as calls from '../devices.ts';

export const getDevices = toOperation(calls.getDevices, '436199b6de020266e0eb353a3023bf42d39f595a453a757cfd6770183550f5cb');
export const revokeDevice = toOperation(calls.revokeDevice, 'e548788f1fd4fca66e87334a5a167358fc5a4c5bdc2b94bdb9aabbf62aa45f15');
export const revokeOtherDevices = toOperation(calls.revokeOtherDevices, '467299f35503eeb196df5c8074f47d65af386b8511471f7e5b8a2a3015216bd5');
