import { operationOf } from '@meet/contracts';
import { editContact as call } from '../index.ts';

export const editContact = /* @__PURE__ */ operationOf(call, '1751efb6908e2961df8e82d5bcc35adeac5283eee3c121a86256a2d6d94085ff');
