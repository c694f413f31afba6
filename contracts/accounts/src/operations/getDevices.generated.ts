import { operationOf } from '@meet/contracts';
import { getDevices as call } from '../index.ts';

export const getDevices = /* @__PURE__ */ operationOf(call, '436199b6de020266e0eb353a3023bf42d39f595a453a757cfd6770183550f5cb');
