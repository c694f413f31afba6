import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { Binary } from 'bson';
import { decode } from '../bson/decode.ts';
import { isDoc, type Doc } from '../bson/values.ts';
import type { Server } from '../commands/context.ts';
import { hello } from '../commands/diagnostics.ts';
import { dispatch } from '../commands/dispatch.ts';
import { errorReply } from '../commands/errorReply.ts';
import { getWriteConcernError } from '../commands/writeConcern.ts';
import { MongoError } from '../errors.ts';
import type { Answer, Reply } from '../sessions/runCommand.ts';
import { createClock } from './clock.ts';
import { createFrames } from './frames.ts';
import { encodeBody, encodeReply, parseMessage, type Message } from './messages.ts';

interface Leaving {
  socket: Socket;
  message: Message;
  reply: Reply;
}

/** One command as it came. */
export interface Request {
  server: Server;
  command: Doc;
  session: string;
  connectionId: number;
}
/** Stands before every command, for tests: runs it or answers in its place; undefined closes the connection. */
export type Around = (request: Request, run: () => Promise<Answer>) => Promise<Answer | undefined>;

const MAX_GROUP = 128;
const LONGEST_PATIENCE_MS = 0.5;
const FAST_COMMIT_MS = 2;
const HELLO = new Set(['hello', 'isMaster', 'ismaster']);

/**
 * Answers clients over one listening socket. While anything is written and not committed, all replies of an event-loop
 * turn leave together, after one commit: what a client has been told, its own write or another's that it read, is on disk.
 */
export function serve(server: Server, around: Around = (_request, run) => run()): NetServer {
  const clock = createClock();
  let leaving: Leaving[] = [];
  let connectionCount = 0;
  let latest = new Set<Socket>();
  /** Number of writers that the next commit waits for, and the time that each is worth. */
  let [wanted, patienceMs] = [1, 0];

  /** Writes that were not yet acknowledged are not stored after all. */
  server.store.onRollback = (cause) => {
    const failure = errorReply(cause);
    for (const other of leaving) other.reply = failure;
  };

  const commit = (sockets: Set<Socket>): void => {
    if (!server.store.isDirty) return;
    const startedAt = performance.now();
    try {
      server.store.commit();
    } catch {
      // The answers say it.
    }
    const tookMs = performance.now() - startedAt;
    patienceMs = Math.min(tookMs / 4, LONGEST_PATIENCE_MS);
    const writing = new Set([...latest, ...sockets]).size;
    // While half of the clients wait for a commit the others write the next, unless it takes so long that all share it.
    wanted = Math.min(tookMs < FAST_COMMIT_MS ? writing / 2 : writing, MAX_GROUP);
    latest = sockets;
  };

  const tell = ({ socket, message, reply }: Leaving): void => {
    if (message.wantsReply && !socket.destroyed) socket.write(encodeReply(reply, message));
  };

  const flush = (): void => {
    const sockets = new Set(leaving.filter(isWrite).map(({ socket }) => socket));
    commit(sockets);
    const batch = leaving;
    leaving = [];
    for (const one of batch) tell(one);
  };

  const send = (socket: Socket, message: Message, reply: Reply): void => {
    const one = { socket, message, reply };
    if (!server.store.isDirty) tell(one);
    else if (leaving.push(one) === 1) gather(0);
  };

  /**
   * Flushes once enough came to share a commit, or a while after the last came: a part of what a commit takes, and not
   * long, for it waits by turning.
   */
  const gather = (known: number, since = performance.now()): void => {
    setImmediate(() => {
      const { length } = leaving.filter(isWrite);
      const now = performance.now();
      const isWorthWaiting = length < wanted && (length > known || now - since < patienceMs);
      if (server.store.isDirty && isWorthWaiting) gather(length, length > known ? now : since);
      else flush();
    });
  };

  /** A write that broke in the middle takes the whole batch with it, for none of that is on disk yet. */
  const fail = (error: unknown): Answer => {
    if (server.store.isDirty) server.store.rollback(error);
    return { reply: errorReply(error), epoch: server.store.epoch };
  };

  const run = async (socket: Socket, message: Message, connectionId: number): Promise<void> => {
    const { command } = message;
    const session = getSession(command, connectionId);
    const [name = ''] = Object.keys(command);
    const runIt = async (): Promise<Answer> =>
      HELLO.has(name)
        ? { reply: hello({ address: server.address, connectionId }, name !== 'hello'), epoch: server.store.epoch }
        : dispatch(server, command, session).catch(fail);
    const answer = await around({ server, command, session, connectionId }, runIt);
    if (!answer) return void socket.destroy();
    // Another command may have taken the batch down before this one's answer got here.
    let reply = answer.epoch === server.store.epoch ? answer.reply : errorReply(server.store.lastFailure);
    const writeConcernError = getWriteConcernError(command);
    if (writeConcernError) reply = { ...decode(encodeBody(reply)), writeConcernError };
    send(socket, message, command.lsid === undefined || Buffer.isBuffer(reply) ? reply : { ...reply, ...clock.now() });
  };

  const receive = (socket: Socket, bytes: Buffer, connectionId: number): void => {
    try {
      void run(socket, parseMessage(bytes), connectionId);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      send(
        socket,
        { requestId: bytes.readInt32LE(4), isLegacy: false, wantsReply: true, command: {} },
        errorReply(error),
      );
    }
  };

  return createServer({ noDelay: true }, (socket) => {
    const connectionId = ++connectionCount;
    const frames = createFrames();
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const bytes of frames.push(chunk)) receive(socket, bytes, connectionId);
      } catch {
        // Bytes after an unreadable message can't be told apart from it.
        socket.destroy();
      }
    });
  });
}

const READS = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct']);
const isWrite = ({ message }: Leaving): boolean => !READS.has(Object.keys(message.command)[0]!);

const getSession = ({ lsid }: Doc, connectionId: number): string => {
  const id = isDoc(lsid) ? lsid.id : undefined;
  return id instanceof Binary ? id.toString('hex') : `connection ${connectionId}`;
};
