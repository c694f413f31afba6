import { operationOf } from '@meet/contracts';
import { removeAvatar as call } from '../index.ts';

export const removeAvatar = /* @__PURE__ */ operationOf(call, 'ce93212ef27e91864fff7b4eb22193c4cb6c5bdd1ce3c87dbb1bf82347442c94');
