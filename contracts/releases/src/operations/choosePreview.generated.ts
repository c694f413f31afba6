import { operationOf } from '@meet/contracts';
import { choosePreview as call } from '../index.ts';

export const choosePreview = /* @__PURE__ */ operationOf(call, '4d7ef4271ced5e2e2c91bc4b0473603c55c2fa7f88cc96ddb9ebfa2e88db4a90');
