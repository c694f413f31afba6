import type { ExportHead } from './getExportHead.ts';
import type { ExportedMessage } from './readExportedMessages.ts';

/** Writes an export as JSON, one message a line. A truncated file is invalid JSON. */
export async function* writeJson(
  head: ExportHead,
  pages: AsyncIterable<readonly ExportedMessage[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const page of pages) {
    yield (
      separator +
      page
        .map(({ message, replies }) => JSON.stringify({ ...message, replies: replies.map((reply) => reply.message) }))
        .join(',\n')
    );
    separator = ',\n';
  }
  yield '\n]}\n';
}
