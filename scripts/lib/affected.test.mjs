import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAffected } from './affected.mjs';
import { DOMAINS, RUNS } from './domains.mjs';
import { readWorkspaces } from './importGraph.mjs';
import { readImports } from './readImports.mjs';
import { ROOT } from './prepare.mjs';

describe('tests affected in a small product', () => {
  const graph = new Map(
    Object.entries({
      'packages/kit/src/index.ts': [],
      'packages/kit/src/index.test.ts': ['packages/kit/src/index.ts'],
      'contracts/cats/src/index.ts': ['packages/kit/src/index.ts'],
      'services/cats/src/service.ts': ['contracts/cats/src/index.ts'],
      'services/cats/src/service.test.ts': ['services/cats/src/service.ts'],
      'services/dogs/src/service.ts': ['packages/kit/src/index.ts'],
      'services/dogs/src/service.test.ts': ['services/dogs/src/service.ts'],
      'mfe-cats/src/remote.tsx': ['contracts/cats/src/index.ts'],
      'mfe-cats/src/remote.test.tsx': ['mfe-cats/src/remote.tsx'],
      'gateway/src/gateway.ts': ['contracts/cats/src/index.ts'],
      'apps/single-process/src/main.ts': [
        'services/cats/src/service.ts',
        'services/dogs/src/service.ts',
        'gateway/src/gateway.ts',
      ],
      'apps/single-process/src/launch.ts': [],
      'apps/single-process/src/main.test.ts': ['apps/single-process/src/launch.ts'],
      'apps/single-process/src/catsAtHome.test.ts': [
        'apps/single-process/src/launch.ts',
        'contracts/cats/src/index.ts',
      ],
      'e2e/specs/cats/purr.spec.ts': ['e2e/fixtures/page.ts'],
      'e2e/specs/dogs/bark.spec.ts': [],
      'e2e/fixtures/page.ts': [],
    }),
  );
  const touchedBy = (...changed) =>
    findAffected({
      changed,
      graph,
      workspaces: [
        'packages/kit',
        'services/cats',
        'contracts/cats',
        'services/dogs',
        'mfe-cats',
        'gateway',
        'apps/single-process',
        'e2e',
      ],
      runs: { 'apps/single-process/src/launch.ts': ['apps/single-process/src/main.ts'] },
      domains: { cats: ['mfe-cats/', 'contracts/cats/', 'services/cats/'], dogs: ['services/dogs/'] },
      specs: ['e2e/specs/cats/purr.spec.ts', 'e2e/specs/dogs/bark.spec.ts'],
    });
  const [PURR, BARK] = ['e2e/specs/cats/purr.spec.ts', 'e2e/specs/dogs/bark.spec.ts'];

  it('a change of a service affects it, its compositions and the specs of its domain', () => {
    expect(touchedBy('services/dogs/src/service.ts')).toEqual({
      everything: false,
      workspaces: ['apps/single-process', 'services/dogs'],
      types: ['server'],
      tests: ['services/dogs/src/service.test.ts'],
      specs: [BARK],
    });
  });

  it('a change of a service affects tests that start all services and use this one', () => {
    const { tests } = touchedBy('services/cats/src/service.ts');
    expect(tests).toEqual(['apps/single-process/src/catsAtHome.test.ts', 'services/cats/src/service.test.ts']);
  });

  it('a change of the start of services affects every test that starts them', () => {
    const { tests } = touchedBy('apps/single-process/src/main.ts');
    expect(tests).toEqual(['apps/single-process/src/catsAtHome.test.ts', 'apps/single-process/src/main.test.ts']);
  });

  it('a change of a contract affects its service, its remote and its callers', () => {
    const { workspaces, types, tests, specs } = touchedBy('contracts/cats/src/index.ts');
    expect(workspaces).toEqual(['apps/single-process', 'contracts/cats', 'gateway', 'mfe-cats', 'services/cats']);
    expect(types).toEqual(['browser', 'server']);
    expect(tests).not.toContain('services/dogs/src/service.test.ts');
    expect(specs).toEqual([PURR]);
  });

  it('a change of a remote affects only the remote and the specs of its domain', () => {
    const own = {
      everything: false,
      workspaces: ['mfe-cats'],
      types: ['browser'],
      tests: ['mfe-cats/src/remote.test.tsx'],
      specs: [PURR],
    };
    expect(touchedBy('mfe-cats/src/remote.tsx')).toEqual(own);
    expect(touchedBy('mfe-cats/src/remote.css')).toEqual(own);
    expect(touchedBy('mfe-cats/src/gone.tsx')).toEqual(own);
  });

  it('a change of a package affects everything that depends on it', () => {
    const { tests, specs } = touchedBy('packages/kit/src/index.ts');
    expect(tests).toHaveLength(6);
    expect(specs).toEqual([PURR, BARK]);
  });

  it('a change of a test affects the test, and no spec', () => {
    const { specs, tests } = touchedBy('services/dogs/src/service.test.ts');
    expect([tests, specs]).toEqual([['services/dogs/src/service.test.ts'], []]);
    expect(touchedBy('gateway/src/gateway.test.ts').specs).toEqual([]);
  });

  it('a change of the gateway affects all specs, and one of a fixture those that use it', () => {
    expect(touchedBy('gateway/src/gateway.ts').specs).toEqual([PURR, BARK]);
    expect(touchedBy('e2e/fixtures/page.ts').specs).toEqual([PURR]);
  });

  it('a change of documents affects nothing, and one of the lockfile everything', () => {
    expect(touchedBy('docs/api.md', 'README.md', 'services/cats/CHANGELOG.md', '.github/CODEOWNERS')).toEqual({
      everything: false,
      workspaces: [],
      types: [],
      tests: [],
      specs: [],
    });
    const all = touchedBy('package-lock.json');
    expect([all.everything, all.tests.length, all.specs.length]).toEqual([true, 6, 2]);
  });
});

describe('tests affected in this product', () => {
  let graph;
  let workspaces;
  const specs = globSync('e2e/specs/**/*.spec.ts', { cwd: ROOT });
  const touchedBy = (...changed) => findAffected({ changed, graph, workspaces, runs: RUNS, domains: DOMAINS, specs });
  const getFolders = (files) => [...new Set(files.map((file) => file.split('/')[2]))].sort();

  beforeAll(() => {
    graph = readImports();
    workspaces = readWorkspaces(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
  });

  it('a change of a chat page affects the specs of the chat and those that cover all domains', () => {
    const { workspaces, specs } = touchedBy('mfe-chat/src/widget/ChatWidget.tsx');
    expect(workspaces).toEqual(['mfe-chat']);
    expect(getFolders(specs)).toEqual(['accessibility', 'chat', 'smoke']);
    expect(specs.filter((spec) => spec.includes('/accessibility/'))).toEqual(['e2e/specs/accessibility/chat.spec.ts']);
  });

  it('a change of a chat operation affects its service and the composition, and no remote', () => {
    const { workspaces, types, tests, specs } = touchedBy('services/chat/src/operations/renameChatRoom.ts');
    expect(types).toEqual(['server']);
    expect(workspaces.filter((folder) => /^(mfe-|shell|gateway|packages)/.test(folder))).toEqual([]);
    expect(workspaces).toEqual(expect.arrayContaining(['services/chat', 'apps/single-process']));
    expect(tests).toEqual(
      expect.arrayContaining([
        'apps/single-process/src/main.test.ts',
        'apps/composition/src/distributed/distributed.test.ts',
      ]),
    );
    // These tests start all services and do not use the chat.
    expect(tests).not.toContain('apps/composition/src/oauth.test.ts');
    expect(tests).not.toContain('apps/composition/src/distributed/meetingsDistributed.test.ts');
    expect(
      tests.filter((file) => file.startsWith('services/')).every((file) => file.startsWith('services/chat/')),
    ).toBe(true);
    // The specs of many processes start the composition themselves and use the chat.
    expect(getFolders(specs)).toEqual(['chat', 'distributed', 'smoke']);
  });

  it('a change of a contract’s call affects the remote and the services that make it', () => {
    const { workspaces } = touchedBy('contracts/chat/src/meetingChat.ts');
    expect(workspaces).toEqual(
      expect.arrayContaining(['mfe-chat', 'services/chat', 'services/meetings', 'apps/composition']),
    );
    expect(workspaces).not.toContain('services/organizations');
  });

  it('a change of the kernel affects every service and remote', () => {
    const { workspaces: touched, specs: journeys } = touchedBy('packages/contracts/src/core/defineCall.ts');
    expect(touched).toEqual(expect.arrayContaining(workspaces.filter((folder) => /^(services|mfe-)/.test(folder))));
    expect(journeys).toHaveLength(specs.length);
  });

  it('every named folder exists, and every spec belongs to a domain', () => {
    const files = [...graph.keys()];
    for (const folder of Object.values(DOMAINS).flat())
      expect([folder, files.some((file) => file.startsWith(folder))]).toEqual([folder, true]);
    for (const file of Object.entries(RUNS).flat(2)) expect([file, graph.has(file)]).toEqual([file, true]);
    expect(getFolders(specs).filter((domain) => !(domain in DOMAINS))).toEqual([]);
  });
});
