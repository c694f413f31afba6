import { operationOf } from '@meet/contracts';
import { getChatStorage as call } from '../index.ts';

export const getChatStorage = /* @__PURE__ */ operationOf(call, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
