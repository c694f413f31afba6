import { operationOf } from '@meet/contracts';
import { activateAccount as call } from '../index.ts';

export const activateAccount = /* @__PURE__ */ operationOf(call, '00385e36f67e3d15b040bc3f6fa8a74639b4bfd2d604115609b895c11bdeca6d');
