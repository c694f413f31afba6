import { operationOf } from '@meet/contracts';
import { resendActivation as call } from '../index.ts';

export const resendActivation = /* @__PURE__ */ operationOf(call, 'ff72b11095d9f359ad3c80f782fc17d487dd8fab2bebcd02a7826fbd89df162b');
