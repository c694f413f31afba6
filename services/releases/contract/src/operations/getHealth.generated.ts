import { operationOf } from '@meet/contracts';
import { getHealth as call } from '../index.ts';

export const getHealth = /* @__PURE__ */ operationOf(call, 'a28baada7d485513ab1686009ea965c2379eb6ccc67256be126c333fcab41ae5');
