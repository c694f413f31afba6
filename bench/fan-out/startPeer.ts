import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import type { PeerName } from './peers.ts';
import type { Question, ReadyPeer } from './server.ts';

export interface StartedPeer extends ReadyPeer {
  ask(question: Question): Promise<number>;
  /** Makes the peer send this many messages to all listeners. */
  publish(messages: number): void;
  close(): Promise<void>;
}

/**
 * Starts a peer for a number of clients in a process of its own. Rejects, at the start or in a later call, if the
 * process ends too soon.
 */
export async function startPeer(name: PeerName, clients: number, profileFolder?: string): Promise<StartedPeer> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [name, String(clients)], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...(profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []),
    ],
  });
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error(`${name} ended too soon.`)));
  ended.catch(() => undefined);
  const answer = () => Promise.race([once(child, 'message'), ended]);
  const [ready] = (await answer()) as [ReadyPeer];
  const publisher = connect(ready.publishPort, '127.0.0.1');
  await once(publisher, 'connect');
  publisher.setNoDelay();
  return {
    ...ready,
    async ask(question) {
      child.send(question);
      return ((await answer()) as [number])[0];
    },
    publish: (messages) => void publisher.write(Buffer.alloc(messages)),
    async close() {
      publisher.destroy();
      child.disconnect();
      await exited;
    },
  };
}
