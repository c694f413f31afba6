import { operationOf } from '@meet/contracts';
import { updateAccountPreferences as call } from '../index.ts';

export const updateAccountPreferences = /* @__PURE__ */ operationOf(call, '3202a3802292cb6c6856a0766540048f405c13a1d6a95207400436256a0a4bcc');
