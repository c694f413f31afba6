import { operationOf } from '@meet/contracts';
import { getMobileAccess as call } from '../index.ts';

export const getMobileAccess = /* @__PURE__ */ operationOf(call, '049e0daf7db472bf019fbae719fc5abc6bb48f5be8198beae7ca04d35aaf1344');
