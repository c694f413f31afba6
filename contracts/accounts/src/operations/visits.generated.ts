import { toOperation } from '@meet/contracts';
import * as calls from '../visits.ts';

export const getAppVersion = toOperation(calls.getAppVersion, 'a34d1425dad7aacd6fdec2e789277238a2bcde539998412393a9c9d6fd59184e');
export const recordCookieConsent = toOperation(calls.recordCookieConsent, '55a8d0120671156aef3152e11ce04f0521fdf6f899b38bcd9600171c68924ae4');
export const updateFirstChildRouteList = toOperation(calls.updateFirstChildRouteList, '479ab4519779a5d98e9c1265b163bacc17ec89251efd4be26060d6410685e766');
