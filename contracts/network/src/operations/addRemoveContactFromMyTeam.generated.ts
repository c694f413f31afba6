import { operationOf } from '@meet/contracts';
import { addRemoveContactFromMyTeam as call } from '../index.ts';

export const addRemoveContactFromMyTeam = /* @__PURE__ */ operationOf(call, 'a6be1daa9f46ba195b267e83a381a4296f469910c500da90eaca0d677a4f10f8');
