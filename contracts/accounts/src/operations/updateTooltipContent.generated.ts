import { operationOf } from '@meet/contracts';
import { updateTooltipContent as call } from '../index.ts';

export const updateTooltipContent = /* @__PURE__ */ operationOf(call, 'f97bd6fa1fc603a264ef68291cdd173bba764543a53507028e647c5a1e063698');
