const MAX_MESSAGE_BYTES = 48_000_000 + 16_384;
const HEADER_BYTES = 16;

/** Splits a byte stream into whole messages. `push` throws RangeError for an impossible length. */
export function createFrames(): { push(chunk: Buffer): Buffer[] } {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted = HEADER_BYTES;
  return {
    push(chunk) {
      chunks.push(chunk);
      size += chunk.length;
      const messages: Buffer[] = [];
      if (size < wanted) return messages;
      let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      while (bytes.length >= HEADER_BYTES) {
        const length = bytes.readInt32LE(0);
        if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
          throw new RangeError(`invalid message length ${length}`);
        wanted = length;
        if (bytes.length < length) break;
        messages.push(bytes.subarray(0, length));
        bytes = bytes.subarray(length);
        wanted = HEADER_BYTES;
      }
      chunks = bytes.length > 0 ? [bytes] : [];
      size = bytes.length;
      return messages;
    },
  };
}
