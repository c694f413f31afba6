import { operationOf } from '@meet/contracts';
import { updateMaxLicensesOrganization as call } from '../index.ts';

export const updateMaxLicensesOrganization = /* @__PURE__ */ operationOf(call, '1c7b144bde6932918aa9ed18da0f7ea0f9489098d5fdaddf68910d0f152ee3ed');
