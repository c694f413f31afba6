import { operationOf } from '@meet/contracts';
import { insertContacts as call } from '../index.ts';

export const insertContacts = /* @__PURE__ */ operationOf(call, 'b09209ad7d2daba9cddb9d20f89c599f515b344942b5db51dc61c37317055216');
