import { boolean, mixed } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

export const allowMembersToManage = defineCall('allowMembersToManage', {
  path: 'allow-participants-to-manage',
  access: 'user',
  summary: 'Lets everyone in the room add and remove members, or its owner only. 0 and 1 are taken for false and true.',
  input: input({
    chatId: chatId(),
    allowToManage: mixed<boolean | 0 | 1>()
      .oneOf([true, false, 0, 1], 'common.mustBeBoolean')
      .required('common.required')
      .meta({ scalar: 'Boolean' }),
  }),
  output: output({ allowManage: boolean().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY],
  graphql: { mutation: true, formerly: { input: { allowManage: 'allowToManage' } } },
});
