import { operationOf } from '@meet/contracts';
import { readProviderContacts as call } from '../index.ts';

export const readProviderContacts = /* @__PURE__ */ operationOf(call, '0417565a1c19c70bf6cdba7dd737ff5b5fc3f955b28c1805f7c5ddc345f7f749');
