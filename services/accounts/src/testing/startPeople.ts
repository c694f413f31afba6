import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestPeople {
  readonly url: string;
  /** Requests that the server received, oldest first. */
  readonly requested: { readonly query: URLSearchParams; readonly headers: IncomingHttpHeaders }[];
  /** Sets the next answers, one per request; a function writes its response itself. */
  answerWith(...answers: (object | string | ((response: ServerResponse) => void))[]): void;
  close(): Promise<void>;
}

/** Starts a contacts API that returns any answers that a test sets, right or wrong. */
export async function startPeople(): Promise<TestPeople> {
  const requested: TestPeople['requested'] = [];
  let next: Parameters<TestPeople['answerWith']> = [];
  const server = createServer((request, response) => {
    requested.push({ query: new URL(request.url!, 'http://people').searchParams, headers: request.headers });
    const answer = next.length > 1 ? next.shift()! : next[0]!;
    if (typeof answer === 'function') return answer(response);
    response.setHeader('content-type', 'application/json');
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/people/me/connections`,
    requested,
    answerWith(...answers) {
      next = answers;
      requested.splice(0);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
