import { describe, expect, it } from '@jest/globals';
import { IMPORT_FILE_BYTES } from '@meet/network-contract';
import { readContactFile } from './readContactFile.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: (readonly number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Returns a file of these bytes with its own `arrayBuffer`, because jsdom's Blob has none. */
const toFile = (bytes: Uint8Array | string): Blob => {
  const content = typeof bytes === 'string' ? utf8(bytes) : bytes;
  return { size: content.length, arrayBuffer: async () => Uint8Array.from(content).buffer } as unknown as Blob;
};
const read = (bytes: Uint8Array | string) => readContactFile(toFile(bytes));

const ELENA = { email: 'elena@example.com', name: 'Élena Muñoz' };

describe('a CSV file of contacts', () => {
  const CSV = 'Name,E-mail 1 - Value\r\nÉlena Muñoz,elena@example.com\r\n';

  it.each([
    ['UTF-8', utf8(CSV)],
    ['UTF-8 with a mark', joined([0xef, 0xbb, 0xbf], utf8(CSV))],
    ['UTF-16 with a mark', joined([0xff, 0xfe], utf16(CSV))],
    ['UTF-16 of the other order with a mark', joined([0xfe, 0xff], utf16(CSV, true))],
    ['UTF-16 without a mark', utf16(CSV)],
    ['UTF-16 of the other order without a mark', utf16(CSV, true)],
    ['Windows-1252', windows1252(CSV)],
  ])('is read in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([ELENA]);
  });

  it.each([
    ['semicolons', 'Name;E-mail\nÉlena Muñoz;elena@example.com\n'],
    ['tabs', 'Name\tE-mail\nÉlena Muñoz\telena@example.com\n'],
    ['a separator that its first line names', 'sep=|\r\nName|E-mail\nÉlena Muñoz|elena@example.com\n'],
    ['quoted fields', '"Name","E-mail"\n"Élena Muñoz","elena@example.com"\n'],
    ['quoted line breaks', 'Notes,Name,E-mail\n"first\nsecond, third",Élena Muñoz,elena@example.com\n'],
    ['no titles', 'elena@example.com,Élena Muñoz\n'],
    ['addresses with names', '"Élena Muñoz <elena@example.com>"\n'],
    ['empty lines', '\n\nName,E-mail\n,\n\nÉlena Muñoz,elena@example.com\n\n'],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual([ELENA]);
  });

  it.each([
    [
      'Google',
      'First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nÉlena,,Muñoz,* myContacts,Work,elena@example.com ::: e@example.org,other@example.com',
    ],
    [
      'Google, as it was',
      'Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value\nÉlena Muñoz,Élena,Muñoz,* ,elena@example.com',
    ],
    [
      'Outlook',
      'Title,First Name,Middle Name,Last Name,Company,E-mail Address,E-mail Type,E-mail Display Name\nMs,Élena,,Muñoz,Acme,elena@example.com,SMTP,Élena (elena@example.com)',
    ],
    ['Outlook in French', 'Titre;Prénom;Nom;Société;Adresse de messagerie\nMme;Élena;Muñoz;Acme;elena@example.com'],
    ['Outlook in German', 'Anrede;Vorname;Nachname;Firma;E-Mail-Adresse\nFrau;Élena;Muñoz;Acme;elena@example.com'],
    ['Outlook in Romanian', 'Titlu,Prenume,Nume,Firmă,Adresă de e-mail\nDna,Élena,Muñoz,Acme,elena@example.com'],
    ['Thunderbird', 'First Name,Last Name,Display Name,Nickname,Primary Email\nÉ,M,Élena Muñoz,el,elena@example.com'],
  ])('may have the columns of %s', async (_, text) => {
    expect(await read(text)).toEqual([ELENA]);
  });

  it('leaves out rows without an address, and keeps formulas as text', async () => {
    expect(await read('Name,Phone,E-mail\nNobody,0712,\n"=1+1",0713,calc@example.com\nShort\n')).toEqual([
      { email: 'calc@example.com', name: '=1+1' },
    ]);
  });

  it('without contacts gives none', async () => {
    const picture = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256);
    for (const content of ['', 'Name,Phone\nAna,0712', '\u0000'.repeat(100), picture, '"'.repeat(1_000)])
      expect(await read(content)).toEqual([]);
  });
});

describe('a vCard', () => {
  it.each([
    [
      '4.0',
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Élena Muñoz\r\nN:Muñoz;Élena;;;\r\nEMAIL;PREF=2:other@example.com\r\nEMAIL;TYPE="work,home";PREF=1:mailto:elena@example.com\r\nEND:VCARD\r\n',
    ],
    [
      '3.0',
      'BEGIN:VCARD\nVERSION:3.0\nFN:Élena\n  Muñoz\nitem1.EMAIL;type=INTERNET;type=HOME:other@example.com\nitem2.EMAIL;type=INTERNET,pref:elena@ex\n ample.com\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgAB\n AQAAAQABAAD/2wBD\nEND:VCARD\n',
    ],
    [
      '2.1',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mu=C3=B1oz;=C3=89=\r\nlena;;;\r\nEMAIL;PREF;INTERNET:elena@example.com\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQSkZJRgABAQAA\r\n\r\nEND:VCARD\r\n',
    ],
    [
      '2.1 in an old encoding',
      'begin:vcard\nFN;QUOTED-PRINTABLE:=C9lena Mu=F1oz\nEMAIL:elena@example.com\nend:vcard\n',
    ],
  ])('is read in version %s', async (_, text) => {
    expect(await read(text)).toEqual([ELENA]);
  });

  it('may be one of many, and those without an address are left out', async () => {
    const card = (lines: string) => `BEGIN:VCARD\nVERSION:3.0\n${lines}\nEND:VCARD\n`;
    const file = `${card('FN:No address\nTEL:0712')}${card('FN:Stan\\, Bo\\; the\\nsecond\nEMAIL:bo@example.com')}${card('EMAIL:x@example.com')}`;
    expect(await read(file)).toEqual([
      { email: 'bo@example.com', name: 'Stan, Bo; the second' },
      { email: 'x@example.com', name: '' },
    ]);
  });

  it('inside another one, or without an end, adds nobody', async () => {
    const agent = 'BEGIN:VCARD\nFN:Agent\nEMAIL:agent@example.com\nEND:VCARD';
    expect(
      await read(`BEGIN:VCARD\nFN:Ana\n${agent}\nEMAIL:ana@example.com\nEND:VCARD\nBEGIN:VCARD\nEMAIL:b@example.com`),
    ).toEqual([{ email: 'ana@example.com', name: 'Ana' }]);
  });
});

it('refuses a file that is too large without reading it', async () => {
  const file = { size: IMPORT_FILE_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readContactFile(file)).toBeUndefined();
});
