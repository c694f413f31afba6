import { operationOf } from '@meet/contracts';
import { getOnlineContacts as call } from '../index.ts';

export const getOnlineContacts = /* @__PURE__ */ operationOf(call, '8a0f9afeec8c012a3b34ee9f94fb5f23ae1d33e2b46d67a5b1f13afb70aef62a');
