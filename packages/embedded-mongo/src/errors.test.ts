import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MongoError, type CodeName } from './errors.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../../docs/embedded-database.md');
/** Codes of a completed write or of an unexpected failure: no function throws them as a refusal. */
const NOT_THROWN = ['InternalError', 'OutOfDiskSpace', 'UnknownReplWriteConcern', 'UnsatisfiableWriteConcern'];

const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split('## The codes');
const [table = ''] = section.split('\n## ');
const notified = [...table.matchAll(/^\| +(\d+) \| (\w+) +\| /gm)].map(
  ([, code, name]) => [name!, Number(code)] as const,
);

it('error names in docs/embedded-database.md are those that the code uses, each once', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const thrown = sources
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .flatMap((text) => [...(text.match(/(?<=MongoError\(\s*)'\w+'/g) ?? []), ...(text.match(/'Location\d+'/g) ?? [])])
    .map((name) => name.slice(1, -1));
  expect(notified.map(([name]) => name).sort()).toEqual([...new Set([...thrown, ...NOT_THROWN])].sort());
});

it('error codes in docs/embedded-database.md are those that the code uses', () => {
  const own = notified.filter(([name]) => !['UnknownReplWriteConcern', 'UnsatisfiableWriteConcern'].includes(name));
  expect(own).toEqual(own.map(([name]) => [name, new MongoError(name as CodeName, '').code]));
});
