import { chatErrors, sendChatFile as call } from '@meet/chat-contract';
import { isRefusal, ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { notifyPrivately } from '../messages/notifyPrivately.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentFile } from '../presenters/presentFile.ts';
import { noteReply } from '../threads/noteReply.ts';
import { admitToThread, startThread } from '../threads/startThread.ts';

export const sendChatFile = defineOperation(call, async ({ chatId, fileId, clientMessageId }, context) => {
  const { deps, account, now } = context;
  const { accountId } = account;
  const parent = await startThread(context, chatId);
  if (!parent) await openRoom(context, chatId);
  const admit = admitAuthor(context);
  // A file is sent as one message. Without a client message id, repeated calls therefore send the same message.
  const sentWith = clientMessageId || fileId;
  const file = await deps.files
    .findOneAndUpdate(
      { _id: fileId, chatId, accountId, $or: [{ sentWith: { $exists: false } }, { sentWith }] },
      { $set: { sentWith }, $unset: { unsentSince: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!file) throw new ServiceError(chatErrors.CHAT_FILE_NOT_FOUND);
  try {
    const stored = await storeMessage(
      context,
      {
        chatId,
        authorId: accountId,
        name: account.fullName,
        clientMessageId: sentWith,
        content: file.name,
        file: presentFile(file),
      },
      parent ? admitToThread(parent, admit) : admit,
      parent,
    );
    await noteReply(context, stored);
    notifyPrivately(context, stored);
    deps.pushNotifier.notify(context, stored.room);
    return { message: stored.message };
  } catch (error) {
    // The room and its files are deleted. This file gets deleted like one that was never sent.
    const isGone = isRefusal(error, chatErrors.CHAT_ROOM_NOT_FOUND);
    if (isGone) await deps.files.updateOne({ _id: fileId }, { $set: { unsentSince: now() }, $unset: { sentWith: 1 } });
    throw error;
  }
});
