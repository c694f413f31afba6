import { operationOf } from '@meet/contracts';
import { getOnlineContacts as call } from '../index.ts';

export const getOnlineContacts = /* @__PURE__ */ operationOf(call, '554740d13ba04de2245a2eeb060cb55d2801af2ba86255c62a716f1b78dbd2f9');
