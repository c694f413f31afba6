import { operationOf } from '@meet/contracts';
import { getChatFileRules as call } from '../index.ts';

export const getChatFileRules = /* @__PURE__ */ operationOf(call, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
