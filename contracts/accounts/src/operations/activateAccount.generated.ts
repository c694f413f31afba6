import { operationOf } from '@meet/contracts';
import { activateAccount as call } from '../index.ts';

export const activateAccount = /* @__PURE__ */ operationOf(call, '9199fb9a3d55e1df60a8a8d8bbce3cae2bc55a6bdd41b0a2cad0d9fdec0a457c');
