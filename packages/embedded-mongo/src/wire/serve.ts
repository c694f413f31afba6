import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { dispatch, errorReply } from '../commands/dispatch.ts';
import type { Server } from '../commands/context.ts';
import { hello } from '../commands/diagnostics.ts';
import { isTruthy, type Doc } from '../bson/values.ts';
import { createFrames } from './frames.ts';
import { encodeReply, parseMessage, type Message } from './messages.ts';

interface Answer {
  socket: Socket;
  message: Message;
  reply: Doc;
}

/**
 * Answers clients over one listening socket. All replies of an event-loop turn leave together, after one commit: what
 * a client has been told, its own write or another's that it read, is on disk.
 */
export function serve(server: Server): NetServer {
  let answers: Answer[] = [];
  let connectionCount = 0;

  const flush = (): void => {
    const leaving = answers;
    answers = [];
    let failure: Doc | undefined;
    try {
      server.store.commit();
    } catch (error) {
      failure = errorReply(error);
    }
    const sockets = new Set(leaving.map(({ socket }) => socket));
    for (const socket of sockets) socket.cork();
    for (const { socket, message, reply } of leaving) {
      if (!message.wantsReply || socket.destroyed) continue;
      for (const part of encodeReply(failure ?? reply, message)) socket.write(part);
    }
    for (const socket of sockets) socket.uncork();
  };

  const answer = (socket: Socket, message: Message, reply: Doc): void => {
    if (answers.push({ socket, message, reply }) === 1) setImmediate(flush);
  };

  return createServer({ noDelay: true }, (socket) => {
    const connectionId = ++connectionCount;
    const frames = createFrames();
    server.connections++;
    socket.on('close', () => server.connections--);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const bytes of frames.push(chunk)) {
          const message = parseMessage(bytes);
          const { command } = message;
          const name = Object.keys(command)[0]!;
          if (['hello', 'isMaster', 'ismaster'].includes(name)) {
            answer(
              socket,
              message,
              hello(
                { address: server.address, connectionId },
                name !== 'hello' && !isTruthy(command.helloOk) ? true : name !== 'hello',
              ),
            );
          } else {
            void dispatch(server, command, sessionOf(command, connectionId)).then((reply) =>
              answer(socket, message, reply),
            );
          }
        }
      } catch {
        // What follows an unreadable message can't be told apart from it.
        socket.destroy();
      }
    });
  });
}

const sessionOf = ({ lsid }: Doc, connectionId: number): string => {
  const id = (lsid as Doc | undefined)?.id;
  return id === undefined ? `connection ${connectionId}` : String(id);
};
