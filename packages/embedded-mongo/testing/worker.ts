import { parentPort } from 'node:worker_threads';
import { getContext } from '../src/commands/dispatch.ts';
import { errorReply } from '../src/commands/errorReply.ts';
import { isOver, type QueryLimits, type QueryReport } from '../src/query/QueryMeter.ts';
import { runServer, type ServerOptions } from '../src/runServer.ts';
import type { Answer } from '../src/sessions/runCommand.ts';
import { Pace, SLICE_MS } from '../src/steps.ts';
import type { Around, Request } from '../src/wire/serve.ts';
import { explain } from './explain.ts';
import { FailPoints } from './FailPoints.ts';

/** Request to open a server, or to close the one with the number. */
export type ThreadRequest =
  | { readonly id: number; readonly open: ServerOptions; readonly reportOver: QueryLimits | undefined }
  | { readonly id: number; readonly close: true };

export type ThreadMessage = { readonly id: number } & (
  | { readonly address: string }
  | { readonly failure: string }
  | { readonly query: QueryReport }
  | { readonly closed: true }
);

const port = parentPort!;
const servers = new Map<number, { close(): Promise<void> }>();
const post = (message: ThreadMessage): void => port.postMessage(message);

port.on('message', async (request: ThreadRequest) => {
  const { id } = request;
  if ('close' in request) {
    await servers.get(id)!.close();
    servers.delete(id);
    // A fail point sets the pace of all servers in the thread, so it is reset here.
    Pace.sliceMs = SLICE_MS;
    return post({ id, closed: true });
  }
  const { open, reportOver } = request;
  const report = (query: QueryReport): void => {
    if (isOver(query, reportOver!)) post({ id, query });
  };
  try {
    const server = await runServer(open, { around: createAround(), onQuery: reportOver && report });
    servers.set(id, server);
    post({ id, address: server.address });
  } catch (error) {
    post({ id, failure: (error as Error).message });
  }
});

/** Returns a wrapper of commands that adds `explain` and the server's own fail points. */
function createAround(): Around {
  const failPoints = new FailPoints();
  return (request, run) =>
    failPoints.around(request, 'explain' in request.command ? async () => explained(request) : run);
}

function explained({ server, command, session }: Request): Answer {
  const { epoch } = server.store;
  try {
    return { reply: explain(getContext(server, 'explain', command, session)), epoch };
  } catch (error) {
    return { reply: errorReply(error), epoch };
  }
}
