import { toOperation } from '@meet/contracts';
import * as calls from '../visits.ts';

export const getAppVersion = toOperation(calls.getAppVersion, 'a34d1425dad7aacd6fdec2e789277238a2bcde539998412393a9c9d6fd59184e');
export const recordCookieConsent = toOperation(calls.recordCookieConsent, '558adde6f57e4f3d11137076ba74bdb98b9699607517a9a82e08220917709d70');
export const updateFirstChildRouteList = toOperation(calls.updateFirstChildRouteList, 'fb066ba81b768cbbcfbaf8ce57516d7575d2d5036e1569769488bdde9a184a0e');
