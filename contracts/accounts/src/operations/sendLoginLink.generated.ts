import { operationOf } from '@meet/contracts';
import { sendLoginLink as call } from '../index.ts';

export const sendLoginLink = /* @__PURE__ */ operationOf(call, '059a878810e8fabf328e0de51cabf2bebf42a526f052b366f8a4308e783e98a3');
