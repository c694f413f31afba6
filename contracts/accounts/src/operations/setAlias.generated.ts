import { operationOf } from '@meet/contracts';
import { setAlias as call } from '../index.ts';

export const setAlias = /* @__PURE__ */ operationOf(call, 'a513ab27a435c0d553c80ca9852c01535e5acd7fce5cd02041295cb49734ae8c');
