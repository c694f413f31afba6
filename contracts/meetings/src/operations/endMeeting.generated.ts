import { operationOf } from '@meet/contracts';
import { endMeeting as call } from '../index.ts';

export const endMeeting = /* @__PURE__ */ operationOf(call, '7e2f1d9d17c6446865a949c75efd19e98051f94d3b53204757df399534137b40');
