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

/** One received command. */
export interface Request {
  server: Server;
  command: Doc;
  session: string;
  connectionId: number;
}
/** Wraps every command, for tests. It runs the command or answers in its place; undefined closes the connection. */
export type Around = (request: Request, run: () => Promise<Answer>) => Promise<Answer | undefined>;

const MAX_GROUP = 128;
const LONGEST_PATIENCE_MS = 0.5;
const FAST_COMMIT_MS = 2;
const HELLO = new Set(['hello', 'isMaster', 'ismaster']);

/**
 * Serves clients over one listening socket. While there are uncommitted writes, all replies of an event-loop turn leave
 * together, after one commit. Everything that a reply confirms is therefore on disk: the client's own write, and
 * others' writes that it read.
 */
export function serve(server: Server, around: Around = (_request, run) => run()): NetServer {
  const clock = createClock();
  let leaving: Leaving[] = [];
  let connectionCount = 0;
  let latest = new Set<Socket>();
  /** Number of writers that the next commit waits for, and the maximum wait for each. */
  let [wanted, patienceMs] = [1, 0];

  /** Replaces the replies to writes that were not acknowledged yet, because a rollback undid them. */
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
      // The failure is in the replies already.
    }
    const tookMs = performance.now() - startedAt;
    patienceMs = Math.min(tookMs / 4, LONGEST_PATIENCE_MS);
    const writing = new Set([...latest, ...sockets]).size;
    // While half of the clients wait for a commit, the others write the next one. If a commit takes long, all share it.
    wanted = Math.min(tookMs < FAST_COMMIT_MS ? writing / 2 : writing, MAX_GROUP);
    latest = sockets;
  };

  const notify = ({ socket, message, reply }: Leaving): void => {
    if (message.wantsReply && !socket.destroyed) socket.write(encodeReply(reply, message));
  };

  const flush = (): void => {
    const sockets = new Set(leaving.filter(isWrite).map(({ socket }) => socket));
    commit(sockets);
    const batch = leaving;
    leaving = [];
    for (const one of batch) notify(one);
  };

  const send = (socket: Socket, message: Message, reply: Reply): void => {
    const one = { socket, message, reply };
    if (!server.store.isDirty) notify(one);
    else if (leaving.push(one) === 1) gather(0);
  };

  /**
   * Flushes once enough writers share a commit, or some time after the last one arrived. That time is a part of the
   * last commit's duration and short, because the wait is a busy loop.
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

  /** Handles a write that failed midway. It rolls back the whole batch, of which nothing is on disk yet. */
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
    // Another command may have rolled back the batch before this command's reply arrived here.
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
        // After an unreadable message, the beginning of the next one can't be found.
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
