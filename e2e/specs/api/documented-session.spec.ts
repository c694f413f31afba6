import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.ts';

interface Answer {
  readonly success: boolean;
  readonly code?: string;
}

/** Runs the commands of a document against the product. Returns the output, and the answers in it. */
function runDocument(name: string, baseURL: string): { readonly output: string; readonly answers: Answer[] } {
  const document = path.join(import.meta.dirname, '../../../docs', name);
  const script = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block]) => block)
    .join('\n');
  // Each answer gets a line of its own, so that they can be separated.
  const output = execFileSync(
    'bash',
    ['-euo', 'pipefail', '-c', script.replaceAll('curl --silent', "curl -w '\\n' --silent")],
    { env: { ...process.env, MEET: baseURL }, encoding: 'utf8' },
  );
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return { output, answers: lines.map((line) => JSON.parse(line) as Answer) };
}

test('the curl session of docs/api.md works as printed', ({ baseURL }) => {
  const { output, answers } = runDocument('api.md', baseURL!);
  const last = answers.pop();
  expect(last).toMatchObject({ success: false, code: 'SESSION_INVALID' });
  expect(answers.length).toBeGreaterThan(8);
  for (const answer of answers) expect(answer).toMatchObject({ success: true });
  expect(output).toContain('Hello Bo');
});

test('the bot of docs/chat-bots.md works as printed', ({ baseURL }) => {
  const { answers } = runDocument('chat-bots.md', baseURL!);
  const last = answers.pop();
  expect(last).toMatchObject({ success: false, code: 'CHAT_WEBHOOK_ENDED' });
  for (const answer of answers) expect(answer).toMatchObject({ success: true });
  expect(answers.slice(4)).toMatchObject([
    { sequence: 1 },
    { sequence: 2 },
    {
      messages: [
        { name: 'CI', isBot: true, content: 'Build **7** passed' },
        { name: 'CI', isBot: true, content: 'Build *8* failed' },
      ],
    },
    { message: { isBot: true, replyTo: { sequence: 2, isBot: true } } },
    { message: { content: 'Build 8 is restarted', revision: 2, isBot: true } },
    {},
  ]);
});
