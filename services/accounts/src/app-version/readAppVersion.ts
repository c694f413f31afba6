import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@meet/contracts';
import { renderChangelog } from './renderChangelog.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CHANNEL = 'build';

export interface AppVersion {
  /** `<version> build <build>`: clients compare the first word and the third. */
  readonly version: string;
  /** HTML in base64. */
  readonly changelog: string;
}

/**
 * Reads the version and build of what is running, and what changed last in a language. A build is named after the pages
 * that it serves.
 */
export function readAppVersion(build: string | undefined, locale: Locale): AppVersion {
  const { version } = JSON.parse(read('package.json') ?? '{}') as { version: string };
  const changelog = renderChangelog(read(`docs/changelog/${locale}.md`) ?? '');
  return {
    version: `${version} ${CHANNEL} ${build ?? getBuild(read('shell/dist/index.html') ?? version)}`,
    changelog: Buffer.from(changelog).toString('base64'),
  };
}

const getBuild = (page: string) => createHash('sha256').update(page).digest('hex').slice(0, 8);

function read(path: string): string | undefined {
  const file = new URL(path, ROOT);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
