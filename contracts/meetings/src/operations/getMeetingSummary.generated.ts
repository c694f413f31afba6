import { operationOf } from '@meet/contracts';
import { getMeetingSummary as call } from '../index.ts';

export const getMeetingSummary = /* @__PURE__ */ operationOf(call, '371038396b911df20957066121edac51d614ae75a3e8e28f0ef7b24850390371');
