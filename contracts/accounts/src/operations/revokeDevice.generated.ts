import { operationOf } from '@meet/contracts';
import { revokeDevice as call } from '../index.ts';

export const revokeDevice = /* @__PURE__ */ operationOf(call, 'e548788f1fd4fca66e87334a5a167358fc5a4c5bdc2b94bdb9aabbf62aa45f15');
