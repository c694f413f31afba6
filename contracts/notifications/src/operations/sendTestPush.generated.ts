import { operationOf } from '@meet/contracts';
import { sendTestPush as call } from '../index.ts';

export const sendTestPush = /* @__PURE__ */ operationOf(call, '4564920cbb726aa7e85e176aec3df1100aee95aea350dc12157fad7e985acba5');
