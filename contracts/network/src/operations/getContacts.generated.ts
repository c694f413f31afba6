import { operationOf } from '@meet/contracts';
import { getContacts as call } from '../index.ts';

export const getContacts = /* @__PURE__ */ operationOf(call, 'e7edf75188d3c65f3fc2fa2e4e94cc705a21d01e690e38ca411fc4008e42c5aa');
