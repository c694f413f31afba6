/** Number of bytes of a file by which UTF-16 without a byte order mark is recognised. */
const SAMPLE_BYTES = 4_096;

/**
 * Decodes a text file: UTF-8 and UTF-16 with or without a byte order mark, otherwise Windows-1252, which older programs
 * write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  const unmarked = findUnmarkedUtf16(bytes.subarray(0, SAMPLE_BYTES));
  if (unmarked) return decode(unmarked, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252', bytes);
  }
}

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/**
 * Returns the byte order of UTF-16 without a mark: every other byte of Latin letters is 0. Returns undefined for other
 * encodings.
 */
function findUnmarkedUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const many = sample.length / 4;
  if (zeros[1]! > many) return 'utf-16le';
  if (zeros[0]! > many) return 'utf-16be';
  return undefined;
}
