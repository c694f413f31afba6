import { operationOf } from '@meet/contracts';
import { removeChatMember as call } from '../index.ts';

export const removeChatMember = /* @__PURE__ */ operationOf(call, 'e0fa6479a4922c128e4aed73a62798962f878d1750a7e023f61efd31c451028a');
