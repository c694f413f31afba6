import { operationOf } from '@meet/contracts';
import { removeSecondFactor as call } from '../index.ts';

export const removeSecondFactor = /* @__PURE__ */ operationOf(call, '881699314b13bf775c388be87a2a85b0f6d630778041eb8955ebeba5a59bdbaa');
