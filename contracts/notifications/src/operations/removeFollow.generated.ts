import { operationOf } from '@meet/contracts';
import { removeFollow as call } from '../index.ts';

export const removeFollow = /* @__PURE__ */ operationOf(call, '7b0ca0995fa3ffd4d1abea12839ac722bed6c51559c4dae82a97a9677010c0af');
