import { operationOf } from '@meet/contracts';
import { deleteContactsGroup as call } from '../index.ts';

export const deleteContactsGroup = /* @__PURE__ */ operationOf(call, 'b1d5989550325d3639a8745715933215da965ade16d26e88acecb0a2f6b1de24');
