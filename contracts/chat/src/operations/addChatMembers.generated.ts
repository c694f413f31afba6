import { operationOf } from '@meet/contracts';
import { addChatMembers as call } from '../index.ts';

export const addChatMembers = /* @__PURE__ */ operationOf(call, 'dae80402bc6e7f5570ab4b54df8b308335b5399d0af0b389c67917e82a6bcf55');
