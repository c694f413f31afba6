import { operationOf } from '@meet/contracts';
import { getRemotes as call } from '../index.ts';

export const getRemotes = /* @__PURE__ */ operationOf(call, '7717443a172c7584a35cd7b56ee5e49bd4620a84b176690cd8d0279dec8eb479');
