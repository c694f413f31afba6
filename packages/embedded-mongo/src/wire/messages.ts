import { decode, decodeCommand } from '../bson/decode.ts';
import { encode, encodeAround } from '../bson/encode.ts';
import type { Doc, Value } from '../bson/values.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

export interface Message {
  requestId: number;
  /** True for OP_QUERY, which drivers use for their first hello. */
  isLegacy: boolean;
  /** False if the client expects no reply. */
  wantsReply: boolean;
  command: Doc;
}

/** Parses one whole message, header included. Throws RangeError for bytes that are no MongoDB message. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(bytes, requestId);
  if (opCode !== OP_QUERY) throw new RangeError(`wire operation ${opCode} is not supported`);
  const nameEnd = bytes.indexOf(0, 20);
  const at = nameEnd + 9;
  const command = decode(bytes.subarray(at, at + bytes.readInt32LE(at)));
  return {
    requestId,
    isLegacy: true,
    wantsReply: true,
    command: { ...command, $db: bytes.toString('utf8', 20, nameEnd).replace(/\.\$cmd$/, '') },
  };
}

function parseOpMsg(bytes: Buffer, requestId: number): Message {
  const flags = bytes.readUInt32LE(16);
  const end = bytes.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Doc = {};
  const sequences: Doc = {};
  for (let at = 20; at < end;) {
    const kind = bytes[at++];
    const size = bytes.readInt32LE(at);
    const section = bytes.subarray(at, at + size);
    at += size;
    if (kind === 0) command = decodeCommand(section);
    else if (kind === 1) Object.assign(sequences, parseSequence(section));
    else throw new RangeError(`section kind ${kind} is not supported`);
  }
  return {
    requestId,
    isLegacy: false,
    wantsReply: !(flags & MORE_TO_COME),
    command: Object.assign(command, sequences),
  };
}

function parseSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString('latin1', 4, nameEnd);
  const docs: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    docs.push(section.subarray(at, (at += size)));
  }
  // Documents to insert stay encoded. Every other sequence holds statements.
  return { [name]: name === 'documents' ? (docs as unknown as Value) : docs.map(decode) };
}

/** Encodes a reply as BSON. A stored reply of an earlier run is encoded already. */
export function encodeBody(reply: Doc | Buffer): Buffer {
  if (Buffer.isBuffer(reply)) return reply;
  const { cursor, ...rest } = reply;
  return Buffer.isBuffer(cursor) ? encodeAround('cursor', cursor, rest) : encode(reply);
}

export function encodeReply(reply: Doc | Buffer, { requestId, isLegacy }: Message): Buffer {
  const body = encodeBody(reply);
  const start = isLegacy ? 36 : 21;
  const out = Buffer.allocUnsafe(start + body.length).fill(0, 0, start);
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(requestId, 8);
  out.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  if (isLegacy) out.writeInt32LE(1, 32);
  body.copy(out, start);
  return out;
}
