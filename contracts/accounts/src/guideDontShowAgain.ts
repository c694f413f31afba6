import { bit, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { guideId } from './guideIds.ts';

export const guideDontShowAgain = defineCall('guideDontShowAgain', {
  path: 'guide-dont-show-again',
  access: 'account',
  summary: 'Keeps whether a guide opens by itself: `show` 0 keeps it away.',
  input: input({ guideId: guideId(), show: bit().required('common.required') }),
  output: noOutput,
  graphql: { mutation: true },
});
