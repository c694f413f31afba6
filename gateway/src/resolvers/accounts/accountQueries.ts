import {
  checkIfDontShowAgainIsSet,
  getAccountData,
  getDevices,
  getLoggedInUserData,
  getSecondFactor,
  getTooltipContent,
} from '@meet/accounts-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const accountQueries = {
  me: (_root, _args, context) => context.call(getLoggedInUserData, {}),
  account: async (_root, _args, context) => (await context.call(getAccountData, {})).account,
  devices: async (_root, _args, context) => (await context.call(getDevices, {})).devices,
  tooltipContent: (_root, { pageUrl }, context) => context.call(getTooltipContent, { pageUrl }),
  isGuideHidden: async (_root, { guideId }, context) =>
    (await context.call(checkIfDontShowAgainIsSet, { guideId: guideId as never })).isSetShowAgain,
  isSecondFactorEnabled: async (_root, _args, context) => (await context.call(getSecondFactor, {})).isEnabled,
} satisfies QueryResolvers;
