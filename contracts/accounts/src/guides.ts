import { boolean } from 'yup';
import { bit, input, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const GUIDE_IDS = [
  'jitsi_quick_guide',
  'groups_quick_guide',
  'notifications_quick_guide',
  'dashboard_tour',
] as const;

export type GuideId = (typeof GUIDE_IDS)[number];

export const guideId = () =>
  text().oneOf(GUIDE_IDS, 'common.invalid').required('common.required').meta({ scalar: 'String' });

export const guideDontShowAgain = defineCall('guideDontShowAgain', {
  path: 'guide-dont-show-again',
  access: 'account',
  summary: 'Stores whether a guide opens by itself: with `show` 0 it does not.',
  input: input({ guideId: guideId(), show: bit().required('common.required') }),
  output: noOutput,
  graphql: { mutation: true },
});

export const checkIfDontShowAgainIsSet = defineCall('checkIfDontShowAgainIsSet', {
  path: 'check-if-dont-show-again-is-set',
  access: 'account',
  summary: 'Returns whether the person chose not to see a guide again.',
  input: input({ guideId: guideId() }),
  output: output({ isSetShowAgain: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'isGuideHidden', value: 'isSetShowAgain' },
});
