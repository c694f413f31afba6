import { boolean } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { guideId } from './guideIds.ts';

export const checkIfDontShowAgainIsSet = defineCall('checkIfDontShowAgainIsSet', {
  path: 'check-if-dont-show-again-is-set',
  access: 'account',
  summary: 'Whether the person asked not to see a guide again.',
  input: input({ guideId: guideId() }),
  output: output({ isSetShowAgain: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'isGuideHidden', value: 'isSetShowAgain' },
});
