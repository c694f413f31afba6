import { operationOf } from '@meet/contracts';
import { getMeetingData as call } from '../index.ts';

export const getMeetingData = /* @__PURE__ */ operationOf(call, '42ca12f7287fe32c5a4d5f819049b37f568c9dc8f8e017a407c3fc46b0b7b699');
