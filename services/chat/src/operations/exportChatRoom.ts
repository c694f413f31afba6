import { exportChatRoom as call, type ChatExportFormat } from '@meet/chat-contract';
import { cleanLine } from '@meet/contracts/texts';
import { getExportHead } from '../exports/getExportHead.ts';
import { readExportedMessages } from '../exports/readExportedMessages.ts';
import { writeHtml } from '../exports/writeHtml.ts';
import { writeJson } from '../exports/writeJson.ts';
import { defineOperation } from '../defineOperation.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

/** A page is saved and opened by its person: no browser shall take it for one of this origin's. */
const TYPES: Readonly<Record<ChatExportFormat, string>> = {
  json: 'application/json',
  html: 'application/octet-stream',
};

/** Reads and writes a page of messages at a time, as fast as the caller takes them: memory does not grow with the room. */
export const exportChatRoom = defineOperation(call, async ({ chatId, format, timezone }, context) => {
  const opened = await openRoom(context, chatId);
  permitOwner(opened);
  const head = await getExportHead(context, opened);
  const pages = () => readExportedMessages(context, opened.room);
  return {
    file: {
      type: TYPES[format],
      name: `${cleanLine(head.room.title) || chatId} ${head.exportedAt.slice(0, 10)}.${format}`,
      disposition: 'attachment' as const,
      open: () =>
        Promise.resolve(
          toBytes(
            format === 'json'
              ? writeJson(head, pages())
              : writeHtml(head, pages(), { ...context.deps, locale: context.account.locale, timeZone: timezone }),
          ),
        ),
    },
  };
});

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
