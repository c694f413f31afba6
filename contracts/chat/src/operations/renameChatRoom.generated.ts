import { operationOf } from '@meet/contracts';
import { renameChatRoom as call } from '../index.ts';

export const renameChatRoom = /* @__PURE__ */ operationOf(call, '95381b5dd86cbad8f643ba481eab00c30ad8fd448c71ca2bf718a92c7cd2df8c');
