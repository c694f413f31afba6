import { operationOf } from '@meet/contracts';
import { getIntegrations as call } from '../index.ts';

export const getIntegrations = /* @__PURE__ */ operationOf(call, '1ac13404ae156e7fa1f41f901847bbfa6cb372df2b1d2fbbbff46c267ed5faad');
