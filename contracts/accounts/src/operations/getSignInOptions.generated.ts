import { operationOf } from '@meet/contracts';
import { getSignInOptions as call } from '../index.ts';

export const getSignInOptions = /* @__PURE__ */ operationOf(call, 'c99e6a269a7f80090371c7edeabc8028a450051cc6856a210b49fe74ab222f09');
