import { operationOf } from '@meet/contracts';
import { markNotificationsAsSeen as call } from '../index.ts';

export const markNotificationsAsSeen = /* @__PURE__ */ operationOf(call, '8cbf49239bd353886fdc90d62890be2bc1c74594c872b0dd874906f69f10c7d6');
