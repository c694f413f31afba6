import { operationOf } from '@meet/contracts';
import { startMeetingWithContacts as call } from '../index.ts';

export const startMeetingWithContacts = /* @__PURE__ */ operationOf(call, '864c49f99baaf8c6be37032c42987e8fec54d4f86bd11ba020aa2127544f205c');
