import { crc32 } from 'node:zlib';

/** Smallest contents by which each format is recognized. */
export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  txt: Buffer.from('Grüße,\nțară\n'),
  docx: storedZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  }),
  odt: storedZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  zip: storedZip({ 'notes.txt': 'Hello' }),
  mp3: Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
    Buffer.from([0xff, 0xfb, 0x90, 0x64]),
    Buffer.alloc(800),
  ]),
  wav: wave(8_000),
  ogg: Buffer.from(`OggS\0\x02${'\0'.repeat(8)}abcd\0\0\0\0efgh\x01\x13OpusHead\x01\x01${'\0'.repeat(40)}`, 'latin1'),
  m4a: Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42\0\0\0\x08free', 'latin1'),
  weba: webm('A_OPUS'),
} as const;

const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mp42\0\0\0\x08mdat`, 'latin1');
/** Container of older office files, of Outlook messages, and of office files with a password. */
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)]);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** Everyday files by name, with their bytes and the content type with which they are served. */
export const everydayFiles: Readonly<Record<string, readonly [bytes: Buffer, contentType: string]>> = {
  'Windows-1252.csv': [Buffer.from('Prénom;Montant €\r\nZoë;5\r\n'.replace('€', '\x80'), 'latin1'), 'text/plain'],
  'Windows-1250.csv': [Buffer.from('Brașov;1\r\n'.replace('ș', '\xba'), 'latin1'), 'text/plain'],
  'UTF-16.txt': [utf16('Grüße,\r\nțară\r\n'), 'text/plain; charset=utf-16'],
  'UTF-16 big endian.csv': [utf16('a;b\r\n').swap16(), 'text/plain; charset=utf-16'],
  'UTF-8 with a mark.csv': [Buffer.from('\uFEFFID3;țară\r\n'), 'text/plain; charset=utf-8'],
  'colours.log': [Buffer.from('\x1b[31mfailed\x1b[0m \x1b]0;title\x07\r\n12%\b\b\bok\n'), 'text/plain; charset=utf-8'],
  'The wide world.txt': [Buffer.from('The wide world\n'), 'text/plain; charset=utf-8'],
  'protected.xlsx': [compound, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  'protected.docx': [compound, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  'old.xls': [compound, 'application/vnd.ms-excel'],
  'message.msg': [compound, 'application/vnd.ms-outlook'],
  'invitation.ics': [
    Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'),
    'text/calendar; charset=utf-8',
  ],
  'contact.vcf': [Buffer.from('BEGIN:VCARD\r\nVERSION:2.1\r\nN:Zo\xeb\r\nEND:VCARD\r\n', 'latin1'), 'text/vcard'],
  'letter.eml': [Buffer.from('Received: from a\r\nFrom: ana@example.org\r\n\r\nHello\r\n'), 'message/rfc822'],
  'mailbox.eml': [Buffer.from('From - Mon May 1 10:00:00 2023\nSubject: Hi\n\nHello\n'), 'message/rfc822'],
  'IMG_0001.HEIC': [ftyp('heic'), 'image/heic'],
  'IMG_0002.heic': [ftyp('mif1'), 'image/heif'],
  'clip.mp4': [ftyp('isom'), 'video/mp4'],
  'clip.m4v': [ftyp('M4V '), 'video/mp4'],
  'clip.mov': [ftyp('qt  '), 'video/quicktime'],
  'clip.3gp': [ftyp('3gp4'), 'video/3gpp'],
  'clip.webm': [webm('V_VP9'), 'video/webm'],
};

/** Returns one second of silence. */
function wave(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(8_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.alloc(bytes, 128)]);
}

function webm(codec: string): Buffer {
  const element = (id: number[], content: Buffer) =>
    Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content]);
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm')));
  const track = element([0xae], element([0x86], Buffer.from(codec)));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track);
  return Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], tracks), Buffer.alloc(64)]);
}

/** Returns an archive without compression. */
function storedZip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(content.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), header, Buffer.from(name), content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, rest, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
