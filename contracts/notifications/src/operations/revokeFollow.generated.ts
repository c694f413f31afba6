import { operationOf } from '@meet/contracts';
import { revokeFollow as call } from '../index.ts';

export const revokeFollow = /* @__PURE__ */ operationOf(call, 'be2a43cb40851babc1c9d31b67d4b1e1239a4e25aa63a21acba7b09ae7ee0668');
