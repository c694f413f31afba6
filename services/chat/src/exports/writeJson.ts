import type { ExportHead } from './getExportHead.ts';
import type { ExportedMessage } from './readExportedMessages.ts';

/** Writes an export as JSON, a message a line. A file that was cut off is no JSON. */
export async function* writeJson(
  head: ExportHead,
  pages: AsyncIterable<readonly ExportedMessage[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const page of pages) {
    yield separator + page.map(({ message }) => JSON.stringify(message)).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
