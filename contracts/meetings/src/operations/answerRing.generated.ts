import { operationOf } from '@meet/contracts';
import { answerRing as call } from '../index.ts';

export const answerRing = /* @__PURE__ */ operationOf(call, 'e3c04af6cee96cb6a89e3dbc217eaebdfd652c43b81d727ec838e0f08cf772cb');
