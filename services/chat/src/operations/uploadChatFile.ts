import { chatErrors, CHAT_UPLOADS_UNSENT_MAX, uploadChatFile as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { keepBlob } from '../files/keepBlob.ts';
import { BYTES_OF_MB, receiveFile } from '../files/receiveFile.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { findOrganization } from '../storage/findOrganization.ts';
import { presentFile } from '../presenters/presentFile.ts';

export const uploadChatFile = defineOperation(call, async ({ chatId, name }, context) => {
  const { deps, account, body, now } = context;
  const { accountId } = account;
  if (!body) throw new ServiceError(chatErrors.CHAT_FILE_EMPTY);
  await openConversation(context, chatId);
  return deps.uploadSlots.run(accountId, async () => {
    const unsent = await deps.files.countDocuments({ accountId, unsentSince: { $gt: 0 } });
    if (unsent >= CHAT_UPLOADS_UNSENT_MAX) throw new ServiceError(chatErrors.CHAT_UPLOADS_UNSENT);
    const maxBytes = deps.fileMaxMegabytes * BYTES_OF_MB;
    const file = { _id: createId(), accountId, organizationId: await findOrganization(context, accountId) };
    const upload = { file, bytes: Math.min(body.size ?? maxBytes, maxBytes), locale: account.locale };
    return deps.storage.reserve(upload, ({ fit }) =>
      receiveFile(deps, { name, body }, async (staged, attributes) => {
        // Checks again, so that a person who was removed from the room meanwhile leaves no file in it.
        await openConversation(context, chatId);
        await fit(attributes.size);
        await keepBlob(deps, staged, now());
        const record = { ...file, chatId, digest: staged.digest, ...attributes, unsentSince: now() };
        await deps.files.create(record);
        return { file: presentFile(record) };
      }),
    );
  });
});
