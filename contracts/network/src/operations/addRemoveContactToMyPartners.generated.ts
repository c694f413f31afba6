import { operationOf } from '@meet/contracts';
import { addRemoveContactToMyPartners as call } from '../index.ts';

export const addRemoveContactToMyPartners = /* @__PURE__ */ operationOf(call, '3f90fad992dea85ef8016318cddbbd0ab0eb50093c4b70f30ef1e7b8c8371a8c');
