import { expect, it } from '@jest/globals';
import { readContactFile } from './features/import-contacts/readContactFile.ts';
import { toContactsCsv, toVCards } from './features/network-panel/formatContacts.ts';

it.each([
  ['CSV', toContactsCsv],
  ['vCard', toVCards],
])('contacts that are saved as %s are read back equal', async (_, format) => {
  const contacts = [
    { email: 'ana@example.com', fullName: 'Pop; Ana, "the first" \\ ' + 'long '.repeat(30).trim() },
    { email: 'bo@example.com', fullName: 'Bo 名前 🙂' },
  ];
  const content = new TextEncoder().encode(format(contacts as never, []));
  const file = { size: content.length, arrayBuffer: async () => Uint8Array.from(content).buffer } as unknown as Blob;
  expect(await readContactFile(file)).toEqual(
    contacts.map(({ email, fullName }) => ({ email, name: fullName })).toReversed(),
  );
});
