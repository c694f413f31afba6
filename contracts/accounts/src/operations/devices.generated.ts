import { toOperation } from '@meet/contracts';
import * as calls from '../devices.ts';

export const getDevices = toOperation(calls.getDevices, '436199b6de020266e0eb353a3023bf42d39f595a453a757cfd6770183550f5cb');
export const revokeDevice = toOperation(calls.revokeDevice, '0025a26111b94692cf6e0fa0b93f12c5c86b43ee0a9f7aa18cee660b6de0f8b9');
export const revokeOtherDevices = toOperation(calls.revokeOtherDevices, '0d33d9b01817f0e3030d59421f7316be9b8bc689f72e750536ac9290f0070ca6');
