const TEXT_FRAME = 0x81;

/** Encodes one unmasked, unfragmented WebSocket text frame (RFC 6455 §5.2). The same bytes fit every socket. */
export function encodeTextFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([TEXT_FRAME, length]), payload]);
  if (length < 65_536) {
    const header = Buffer.from([TEXT_FRAME, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return Buffer.concat([header, payload]);
  }
  const header = Buffer.from([TEXT_FRAME, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}
