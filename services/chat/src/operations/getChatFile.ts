import { chatErrors, getChatFile as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { openConversation } from '../policies/conversationPolicy.ts';

export const getChatFile = defineOperation(call, async ({ chatId, fileId }, context) => {
  const { files, blobs } = context.deps;
  await openConversation(context, chatId);
  const file = await files
    .findOne({ _id: fileId, chatId, sentWith: { $exists: true }, withdrawnAt: { $exists: false } })
    .lean();
  if (!file) throw new ServiceError(chatErrors.CHAT_FILE_NOT_FOUND);
  const { type, charset, name, kind, size, digest } = file;
  return {
    file: {
      type,
      charset,
      name,
      // A browser displays only newly encoded pictures and sounds in place; it downloads documents.
      disposition: kind === 'document' ? ('attachment' as const) : ('inline' as const),
      size,
      tag: digest,
      async open(range) {
        const blob = await blobs.get(digest, range);
        if (!blob) throw new ServiceError(chatErrors.CHAT_FILE_NOT_FOUND);
        return blob.stream;
      },
    },
  };
});
