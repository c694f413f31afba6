import { once } from 'node:events';
import { connect } from 'node:net';
import { BSON, type Document } from 'mongodb';

/** Sends one command without a driver, and returns the reply. */
export async function sendRaw(url: string, command: Document): Promise<Document> {
  const { hostname, port } = new URL(url);
  const socket = port ? connect(Number(port), hostname) : connect(decodeURIComponent(hostname));
  const body = BSON.serialize(command);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(2013, 12);
  socket.write(Buffer.concat([head, body]));
  let bytes = Buffer.alloc(0);
  while (bytes.length < 4 || bytes.length < bytes.readInt32LE(0)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
  }
  socket.destroy();
  return BSON.deserialize(bytes.subarray(21));
}
