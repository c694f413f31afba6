import { operationOf } from '@meet/contracts';
import { getContactsGroups as call } from '../index.ts';

export const getContactsGroups = /* @__PURE__ */ operationOf(call, 'a8dbe59f94dbff4bf53d14842b5dcf317f40af45e3ec5031582d707c71a9fefe');
