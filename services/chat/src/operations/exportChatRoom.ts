import { exportChatRoom as call, type ChatExportFormat } from '@meet/chat-contract';
import { cleanLine } from '@meet/contracts/texts';
import { getExportHead } from '../exports/getExportHead.ts';
import { readExportedMessages } from '../exports/readExportedMessages.ts';
import { writeHtml } from '../exports/writeHtml.ts';
import { writeJson } from '../exports/writeJson.ts';
import { defineOperation } from '../defineOperation.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

/**
 * An HTML export gets a type that browsers do not display, so that no browser treats it as a page of this origin. The
 * person saves the file and opens it.
 */
const TYPES: Readonly<Record<ChatExportFormat, string>> = {
  json: 'application/json',
  html: 'application/octet-stream',
};

/**
 * Reads and writes one page of messages at a time, as fast as the caller reads them. Memory does not grow with the
 * room.
 */
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
