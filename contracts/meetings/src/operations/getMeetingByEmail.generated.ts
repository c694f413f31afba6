import { operationOf } from '@meet/contracts';
import { getMeetingByEmail as call } from '../index.ts';

export const getMeetingByEmail = /* @__PURE__ */ operationOf(call, '4f86e801cea41bb70a63287caa53fc81a3c14fe897be04786ee41d4f71407e46');
