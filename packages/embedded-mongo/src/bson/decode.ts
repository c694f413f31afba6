import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { MongoError, unsupported } from '../errors.ts';
import { toDouble, type Doc, type Value } from './values.ts';

const DATE_LIMIT_MS = 8_640_000_000_000_000n;
const MAX_DEPTH = 180;

let input: Buffer;
let at = 0;
let depth = 0;

/** Decodes one BSON document and keeps every type distinct. Throws a MongoError for a malformed one. */
export function decode(bytes: Buffer): Doc {
  input = bytes;
  at = 0;
  depth = 0;
  try {
    return readDocument();
  } catch (error) {
    throw malformed(error);
  }
}

const malformed = (error: unknown): MongoError =>
  error instanceof MongoError ? error : new MongoError('FailedToParse', 'malformed BSON document');

/** Decodes a command, but leaves the elements of its top-level `documents` array as bytes. */
export function decodeCommand(bytes: Buffer): Doc & { documents?: Value } {
  input = bytes;
  at = 0;
  depth = 0;
  try {
    return readDocument('documents');
  } catch (error) {
    throw malformed(error);
  }
}

export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function enter(): number {
  if (++depth > MAX_DEPTH) throw new MongoError('FailedToParse', 'BSON document is nested too deeply');
  const end = at + input.readInt32LE(at);
  if (end > input.length || end < at + 5 || input[end - 1] !== 0) throw new RangeError();
  at += 4;
  return end;
}

function leave(end: number): void {
  if (at !== end) throw new RangeError();
  depth--;
}

function readDocument(rawField?: string): Doc {
  const end = enter();
  const doc: Doc = {};
  for (let type = input[at++]; type !== 0; type = input[at++]) {
    const name = readName();
    const value = rawField === name && type === 4 ? readRawArray() : readValue(type!);
    if (name === '__proto__')
      Object.defineProperty(doc, name, { value, enumerable: true, writable: true, configurable: true });
    else doc[name] = value;
  }
  leave(end);
  return doc;
}

function readArray(): Value[] {
  const end = enter();
  const values: Value[] = [];
  for (let type = input[at++]; type !== 0; type = input[at++]) {
    at = nameEnd() + 1;
    values.push(readValue(type!));
  }
  leave(end);
  return values;
}

function readRawArray(): Value {
  const end = enter();
  const values: Buffer[] = [];
  for (let type = input[at++]; type !== 0; type = input[at++]) {
    if (type !== 3) throw new MongoError('TypeMismatch', "BSON field 'documents' must be an array of objects");
    at = nameEnd() + 1;
    const size = input.readInt32LE(at);
    values.push(input.subarray(at, (at += size)));
  }
  leave(end);
  return values as unknown as Value;
}

function nameEnd(): number {
  const end = input.indexOf(0, at);
  if (end < 0) throw new RangeError();
  return end;
}

/** Recently decoded names, by a hash of their bytes. Nearly all names repeat. */
const names: string[] = Array<string>(1024).fill('');

function readName(): string {
  let hash = 0;
  let end = at;
  for (let byte = input[end]; byte !== 0; byte = input[++end]) {
    if (byte === undefined) throw new RangeError();
    hash = (hash * 31 + byte) & 1023;
  }
  const start = at;
  at = end + 1;
  const known = names[hash]!;
  return isAt(known, start, end) ? known : (names[hash] = input.toString('utf8', start, end));
}

/** Returns whether these bytes are that text, in ASCII. */
function isAt(text: string, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) !== input[start + index]) return false;
  return true;
}

function readString(): string {
  const size = input.readInt32LE(at);
  const start = at + 4;
  at = start + size;
  if (size < 1 || at > input.length || input[at - 1] !== 0) throw new RangeError();
  return input.toString('utf8', start, at - 1);
}

function readValue(type: number): Value {
  switch (type) {
    case 0x01: {
      const value = input.readDoubleLE(at);
      at += 8;
      return toDouble(value);
    }
    case 0x02:
      return readString();
    case 0x03:
      return readDocument();
    case 0x04:
      return readArray();
    case 0x05: {
      const size = input.readInt32LE(at);
      const subtype = input[at + 4]!;
      at += 5 + size;
      if (size < 0 || at > input.length) throw new RangeError();
      return new Binary(Buffer.from(input.subarray(at - size, at)), subtype);
    }
    case 0x07:
      return new ObjectId(Buffer.from(input.subarray(at, (at += 12))));
    case 0x08:
      return input[at++] === 1;
    case 0x09: {
      const ms = input.readBigInt64LE(at);
      if (ms > DATE_LIMIT_MS || ms < -DATE_LIMIT_MS) throw new MongoError('BadValue', 'date is out of range');
      at += 8;
      return new Date(Number(ms));
    }
    case 0x0a:
      return null;
    case 0x0b:
      return new BSONRegExp(readName(), readName());
    case 0x10:
      at += 4;
      return input.readInt32LE(at - 4);
    case 0x11:
      at += 8;
      return new Timestamp(input.readBigUInt64LE(at - 8));
    case 0x12:
      at += 8;
      return input.readBigInt64LE(at - 8);
    default:
      throw unsupported(`the BSON type ${type}`);
  }
}
