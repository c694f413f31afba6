import { operationOf } from '@meet/contracts';
import { updateFirstChildRouteList as call } from '../index.ts';

export const updateFirstChildRouteList = /* @__PURE__ */ operationOf(call, 'fb066ba81b768cbbcfbaf8ce57516d7575d2d5036e1569769488bdde9a184a0e');
