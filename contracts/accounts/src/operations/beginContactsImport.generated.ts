import { operationOf } from '@meet/contracts';
import { beginContactsImport as call } from '../index.ts';

export const beginContactsImport = /* @__PURE__ */ operationOf(call, '332efe0022a35d68dd05416d27306e5507fb79219900f9fd417ac74c16d637bb');
