import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../../docs/api.md');

test('the curl session of docs/api.md works as printed', ({ baseURL }) => {
  const script = [...readFileSync(DOCUMENT, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block]) => block)
    .join('\n');
  // Each answer gets a line of its own, so that they can be separated.
  const output = execFileSync(
    'bash',
    ['-euo', 'pipefail', '-c', script.replaceAll('curl --silent', "curl -w '\\n' --silent")],
    {
      env: { ...process.env, MEET: baseURL! },
      encoding: 'utf8',
    },
  );
  const answers = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { success: boolean; code?: string });
  const last = answers.pop();
  expect(last).toMatchObject({ success: false, code: 'SESSION_INVALID' });
  expect(answers.length).toBeGreaterThan(8);
  for (const answer of answers) expect(answer).toMatchObject({ success: true });
  expect(output).toContain('Hello Bo');
});
