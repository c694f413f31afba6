import { operationOf } from '@meet/contracts';
import { getPlacedCalls as call } from '../index.ts';

export const getPlacedCalls = /* @__PURE__ */ operationOf(call, '730bb21a679a66017af5a55cb5e0e428d8cf28afa6d91bf224351e6b0eb08886');
