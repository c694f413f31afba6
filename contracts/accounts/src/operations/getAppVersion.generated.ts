import { operationOf } from '@meet/contracts';
import { getAppVersion as call } from '../index.ts';

export const getAppVersion = /* @__PURE__ */ operationOf(call, 'a34d1425dad7aacd6fdec2e789277238a2bcde539998412393a9c9d6fd59184e');
