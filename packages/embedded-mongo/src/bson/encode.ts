import { serialize } from 'bson';
import { asBuffer } from './decode.ts';
import type { Doc } from './values.ts';

/** Encodes a document as BSON. */
export const encode = (doc: Doc): Buffer => asBuffer(serialize(doc, { ignoreUndefined: true, checkKeys: false }));

/** Encodes `{ [field]: [...docs], ...rest }` without decoding the documents. */
export function encodeBatch(field: string, docs: readonly Buffer[], rest: Doc): Buffer {
  const tail = encode(rest).subarray(4);
  const names = docs.map((_, index) => String(index));
  const arraySize = docs.reduce((sum, doc, index) => sum + doc.length + names[index]!.length + 2, 5);
  const out = Buffer.allocUnsafe(4 + 1 + field.length + 1 + arraySize + tail.length);
  let at = out.writeInt32LE(out.length, 0);
  out[at++] = 0x04;
  at += out.write(field, at, 'latin1');
  out[at++] = 0;
  at = out.writeInt32LE(arraySize, at);
  for (const [index, doc] of docs.entries()) {
    out[at++] = 0x03;
    at += out.write(names[index]!, at, 'latin1');
    out[at++] = 0;
    at += doc.copy(out, at);
  }
  out[at++] = 0;
  tail.copy(out, at);
  return out;
}

/** Encodes `{ [field]: doc, ...rest }` around an encoded document. */
export function encodeAround(field: string, doc: Buffer, rest: Doc): Buffer {
  const tail = encode(rest).subarray(4);
  const out = Buffer.allocUnsafe(4 + 1 + field.length + 1 + doc.length + tail.length);
  let at = out.writeInt32LE(out.length, 0);
  out[at++] = 0x03;
  at += out.write(field, at, 'latin1');
  out[at++] = 0;
  at += doc.copy(out, at);
  tail.copy(out, at);
  return out;
}
