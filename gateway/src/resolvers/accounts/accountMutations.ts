import type { Call } from '@meet/contracts';
import {
  changePassword,
  guideDontShowAgain,
  removeAvatar,
  renewApiKey,
  revokeDevice,
  revokeOtherDevices,
  setAlias,
  setLanguage,
  setName,
  setPhoneNumber,
  updateTooltipContent,
  uploadAvatar,
} from '@meet/accounts-contract';
import type { GatewayContext } from '../../graphql/createContext.ts';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

/** A change whose answer is only that it was made. */
function change<Input>(context: GatewayContext, call: Call<Input, unknown>, input: Input) {
  return asResult(
    'Done',
    context,
    context.call(call, input).then(() => ({ done: true })),
  );
}

export const accountMutations = {
  setName: (_root, args, context) => change(context, setName, args),
  setAlias: (_root, args, context) => change(context, setAlias, args),
  setPhoneNumber: (_root, args, context) => change(context, setPhoneNumber, args),
  setLanguage: (_root, { langCode }, context) => change(context, setLanguage, { langCode: langCode as never }),
  uploadAvatar: (_root, args, context) => asResult('AvatarUploaded', context, context.call(uploadAvatar, args)),
  removeAvatar: (_root, _args, context) => change(context, removeAvatar, {}),
  renewApiKey: (_root, _args, context) => asResult('ApiKeyRenewed', context, context.call(renewApiKey, {})),
  changePassword: (_root, args, context) => change(context, changePassword, args),
  revokeDevice: (_root, args, context) => change(context, revokeDevice, args),
  revokeOtherDevices: (_root, _args, context) =>
    asResult('DevicesRevoked', context, context.call(revokeOtherDevices, {})),
  guideDontShowAgain: (_root, { guideId, show }, context) =>
    change(context, guideDontShowAgain, { guideId: guideId as never, show: show as never }),
  updateTooltipContent: (_root, { input }, context) => change(context, updateTooltipContent, input as never),
} satisfies MutationResolvers;
