import { operationOf } from '@meet/contracts';
import { getPreviews as call } from '../index.ts';

export const getPreviews = /* @__PURE__ */ operationOf(call, '96da09143ef308be70cee0eb35b900e47fe7be4ceafaad065e859a357f61c8ea');
