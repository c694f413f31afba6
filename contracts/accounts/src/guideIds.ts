import { text } from '@meet/contracts';

export const GUIDE_IDS = [
  'jitsi_quick_guide',
  'groups_quick_guide',
  'notifications_quick_guide',
  'dashboard_tour',
] as const;

export type GuideId = (typeof GUIDE_IDS)[number];

export const guideId = () =>
  text().oneOf(GUIDE_IDS, 'common.invalid').required('common.required').meta({ scalar: 'String' });
