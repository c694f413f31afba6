import { operationOf } from '@meet/contracts';
import { getContactsProvider as call } from '../index.ts';

export const getContactsProvider = /* @__PURE__ */ operationOf(call, 'b69bee69db3f9ac290cf950a4643e53e450c604d3a96c7b17991649db4f9d954');
