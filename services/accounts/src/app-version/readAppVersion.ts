import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@meet/contracts';
import { renderChangelog } from './renderChangelog.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CHANNEL = 'build';

export interface AppVersion {
  /** `<version> build <build>`: clients compare the first and the third word. */
  readonly version: string;
  /** HTML, encoded in base64. */
  readonly changelog: string;
}

/**
 * Returns the version and build of the running product, and its latest changes in a language. The build id is derived
 * from the pages that it serves.
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
