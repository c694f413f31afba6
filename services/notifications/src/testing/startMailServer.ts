import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Starts a mail server on this machine that stores received mails, and can be slow to answer. */
export async function startMailServer() {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let held: { readonly command: 'DATA' | '.'; reached(): void; readonly released: Promise<void> } | undefined;

  async function answer(socket: Socket, command: string, reply: string): Promise<void> {
    if (held?.command === command) {
      held.reached();
      await held.released;
    }
    socket.write(`${reply}\r\n`);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let text: string | undefined;
    socket.on('data', (data) => {
      if (text !== undefined) {
        text += String(data);
        if (!text.endsWith('\r\n.\r\n')) return;
        taken.push(text);
        text = undefined;
        return void answer(socket, '.', '250 taken');
      }
      const [command] = String(data).trim().split(/[ \r]/);
      if (isRefusing) return void socket.write('451 later\r\n');
      if (command !== 'DATA') return void socket.write('250 fine\r\n');
      text = '';
      void answer(socket, 'DATA', '354 go on');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Mails that it received, in order. */
    taken,
    /** Returns the message ids of the mails, in order. */
    ids: () => taken.map((text) => /^Message-ID: <(.*)>\r$/im.exec(text)?.[1]),
    /** Makes the server refuse all mails, or accept them again. */
    refuse: (isOn: boolean) => void (isRefusing = isOn),
    /**
     * Leaves the next command of this kind unanswered until `release`. `reached` resolves once the command has arrived.
     */
    hold(command: 'DATA' | '.') {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { command, reached: reached.resolve, released: released.promise };
      return {
        reached: reached.promise,
        release: () => {
          held = undefined;
          released.resolve();
        },
        /** Answers later commands at once, while the held one still waits. */
        forOthers: () => void (held = undefined),
      };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
