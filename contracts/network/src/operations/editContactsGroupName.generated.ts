import { operationOf } from '@meet/contracts';
import { editContactsGroupName as call } from '../index.ts';

export const editContactsGroupName = /* @__PURE__ */ operationOf(call, 'b9381b20cf057d7eaf3ac8a2542ef9ab7f704ebfa36b65fa72c26f54e7e2b753');
