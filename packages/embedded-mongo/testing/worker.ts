import { getContext } from '../src/commands/dispatch.ts';
import { errorReply } from '../src/commands/errorReply.ts';
import { runWorker } from '../src/runWorker.ts';
import type { Answer } from '../src/sessions/runCommand.ts';
import type { Request } from '../src/wire/serve.ts';
import { explain } from './explain.ts';
import { FailPoints } from './FailPoints.ts';

const failPoints = new FailPoints();
await runWorker(async (request, run) =>
  failPoints.around(request, 'explain' in request.command ? async () => explained(request) : run),
);

function explained({ server, command, session }: Request): Answer {
  const { epoch } = server.store;
  try {
    return { reply: explain(getContext(server, 'explain', command, session)), epoch };
  } catch (error) {
    return { reply: errorReply(error), epoch };
  }
}
