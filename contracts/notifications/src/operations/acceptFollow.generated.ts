import { operationOf } from '@meet/contracts';
import { acceptFollow as call } from '../index.ts';

export const acceptFollow = /* @__PURE__ */ operationOf(call, 'e32b436255616b37106efb066e1b706cce18105776fdba7c725341961a446733');
