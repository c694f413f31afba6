import { operationOf } from '@meet/contracts';
import { createPublishToken as call } from '../index.ts';

export const createPublishToken = /* @__PURE__ */ operationOf(call, 'e95a617d43dc208945911641e4331d765655470d8949f393bf2538b8f8e718f0');
