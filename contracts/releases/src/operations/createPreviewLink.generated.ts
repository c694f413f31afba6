import { operationOf } from '@meet/contracts';
import { createPreviewLink as call } from '../index.ts';

export const createPreviewLink = /* @__PURE__ */ operationOf(call, 'a501399cd61dd22d9fdf7ba9dc84fe665fbba71ddc6ecfd3f33c7edb4d6449fd');
