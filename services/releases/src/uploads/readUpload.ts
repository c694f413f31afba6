import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { ServiceError } from '@meet/contracts';
import {
  RELEASE_BYTES_MAX,
  RELEASE_FILE_BYTES_MAX,
  RELEASE_FILES_MAX,
  RELEASE_RECORD_BYTES_MAX,
  releasesErrors,
} from '@meet/releases-contract';
import type { FastifyRequest } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** A file and its compressed variant. */
const PARTS_PER_FILE = 2;
const FIELDS_MAX = 10;
const NAME_MAX = 200;

const LIMITS = {
  fieldNameSize: NAME_MAX,
  fieldSize: RELEASE_RECORD_BYTES_MAX,
  fields: FIELDS_MAX,
  fileSize: RELEASE_FILE_BYTES_MAX,
  files: RELEASE_FILES_MAX * PARTS_PER_FILE,
  parts: RELEASE_FILES_MAX * PARTS_PER_FILE + FIELDS_MAX,
};

/** Error codes with which the framework refuses a body. */
const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
const MALFORMED = new Set(['FST_INVALID_MULTIPART_CONTENT_TYPE', 'FST_PROTO_VIOLATION', 'FST_NO_FORM_DATA']);

interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a release's upload to its end. Throws if the form is malformed or too large; its content is checked later. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length']) > RELEASE_BYTES_MAX) throw tooLarge(RELEASE_BYTES_MAX);
  const fields: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  let received = 0;
  try {
    for await (const part of request.parts({ limits: LIMITS, preservePath: true })) {
      if (part.type === 'field') {
        fields[part.fieldname] = getValue(part);
        received += Buffer.byteLength(fields[part.fieldname]!);
        continue;
      }
      if (files.has(part.filename)) throw malformed();
      const bytes = await readBytes(part, RELEASE_BYTES_MAX - received);
      received += bytes.length;
      // The record may also be sent as a file.
      if (part.fieldname === 'record') fields['record'] = bytes.toString('utf8');
      else files.set(part.filename, bytes);
    }
  } catch (error) {
    throw toRefusal(error);
  }
  return { fields, files };
}

function getValue({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw tooLarge(RELEASE_RECORD_BYTES_MAX);
  if (typeof value !== 'string') throw malformed();
  return value;
}

async function readBytes({ file }: MultipartFile, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw tooLarge(RELEASE_BYTES_MAX);
    chunks.push(chunk);
  }
  if (file.truncated) throw tooLarge(RELEASE_FILE_BYTES_MAX);
  return Buffer.concat(chunks, size);
}

const tooLarge = (bytes: number) =>
  new ServiceError(releasesErrors.UPLOAD_TOO_LARGE, { params: { max: Math.floor(bytes / MEGABYTE) } });
const malformed = () => new ServiceError(releasesErrors.UPLOAD_MALFORMED);

function toRefusal(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const { code = '' } = error as { code?: string };
  if (TOO_MANY.has(code))
    return new ServiceError(releasesErrors.UPLOAD_TOO_MANY_FILES, { params: { max: RELEASE_FILES_MAX } });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(RELEASE_FILE_BYTES_MAX);
  if (MALFORMED.has(code)) return malformed();
  return new ServiceError(releasesErrors.UPLOAD_TRUNCATED, { cause: error });
}
