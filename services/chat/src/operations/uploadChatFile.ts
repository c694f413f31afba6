import { chatErrors, CHAT_UPLOADS_UNSENT_MAX, uploadChatFile as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { keepBlob } from '../files/keepBlob.ts';
import { receiveFile } from '../files/receiveFile.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentFile } from '../presenters/presentFile.ts';

export const uploadChatFile = defineOperation(call, async ({ chatId, name }, context) => {
  const { deps, account, body, now } = context;
  const { accountId } = account;
  if (!body) throw new ServiceError(chatErrors.CHAT_FILE_EMPTY);
  await openRoom(context, chatId);
  return deps.uploadSlots.run(accountId, async () => {
    const unsent = await deps.files.countDocuments({ accountId, unsentSince: { $gt: 0 } });
    if (unsent >= CHAT_UPLOADS_UNSENT_MAX) throw new ServiceError(chatErrors.CHAT_UPLOADS_UNSENT);
    return receiveFile(deps, { name, body }, async (staged, facts) => {
      // Who was put out of the room meanwhile leaves nothing in it.
      await openRoom(context, chatId);
      await keepBlob(deps, staged, now());
      const record = { _id: createId(), chatId, accountId, digest: staged.digest, ...facts, unsentSince: now() };
      await deps.files.create(record);
      return { file: presentFile(record) };
    });
  });
});
