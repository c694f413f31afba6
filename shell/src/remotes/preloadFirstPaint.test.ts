import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PaintPart } from '@meet/contracts/remotes';
import { providedModules, type ProvidedModule } from '@meet/mfe-build/provided';
import { buildRelease } from '../testing/buildRelease.ts';
import type { Release } from './Release.ts';
import { preloadFirstPaint, preloadScripts } from './preloadFirstPaint.ts';
import { provideAhead } from './provideAhead.ts';

const RELEASE: Release = {
  ...buildRelease('mfe-chat'),
  files: {
    'remoteEntry.js': 'sha384-entry',
    'code.js': 'sha384-code',
    'around.js': 'sha384-around',
    'en.js': 'sha384-en',
    'fr.js': 'sha384-fr',
  },
};
const part = (more: Partial<PaintPart>): PaintPart => ({ files: [], texts: {}, shared: [], ...more });
const links = () => [...document.head.querySelectorAll('link')];
const requested = () => links().map((link) => [new URL(link.href).pathname, link.getAttribute('integrity')]);

afterEach(() => {
  localStorage.clear();
  for (const element of document.head.querySelectorAll('link, meta')) element.remove();
});

describe('preloadScripts', () => {
  it('requests entry, scripts and one language’s texts, each once, with the loader’s attributes', () => {
    const nonce = document.createElement('meta');
    nonce.setAttribute('name', 'csp-nonce');
    nonce.nonce = 'of-this-page';
    document.head.append(nonce);
    const own = part({ files: ['code.js'], texts: { en_US: ['en.js'], fr_FR: ['fr.js'] } });
    const around = part({ files: ['code.js', 'around.js'] });
    const parts = [own, around].map((one) => ({ release: RELEASE, part: one, isPage: one === own }));
    preloadScripts(parts, 'fr_FR');
    expect(requested()).toEqual([
      [`${RELEASE.base}remoteEntry.js`, 'sha384-entry'],
      [`${RELEASE.base}code.js`, 'sha384-code'],
      [`${RELEASE.base}fr.js`, 'sha384-fr'],
      [`${RELEASE.base}around.js`, 'sha384-around'],
    ]);
    // Files around the page have a lower priority than those of the page.
    expect(links().map((link) => link.getAttribute('fetchpriority'))).toEqual([null, null, null, 'low']);
    for (const link of links()) {
      expect([link.rel, link.getAttribute('as'), link.nonce]).toEqual(['preload', 'script', 'of-this-page']);
      expect(link).not.toHaveAttribute('crossorigin');
    }
  });

  it('requests the files that the registry lists for this page', () => {
    localStorage.setItem('user-token', JSON.stringify({ token: 'of-ana' }));
    const release: Release = {
      ...RELEASE,
      manifest: { ...RELEASE.manifest, fills: ['shell.overlay/v1'] },
      firstPaint: { remote: part({ files: ['code.js'], texts: { en_US: ['en.js'] } }), pages: {}, slots: {} },
    };
    expect(preloadFirstPaint([release])).toMatchObject([{ release }]);
    expect(requested().map(([path]) => path)).toEqual(
      ['remoteEntry.js', 'code.js', 'en.js'].map((name) => release.base + name),
    );
  });

  it('never requests a file without recorded integrity, or from another origin', () => {
    const odd = { part: part({ files: ['elsewhere.js', 'toString'] }), isPage: true };
    preloadScripts([{ ...odd, release: RELEASE }], 'en_US');
    expect(requested()).toEqual([[`${RELEASE.base}remoteEntry.js`, 'sha384-entry']]);
    preloadScripts([{ ...odd, release: { ...RELEASE, base: 'https://elsewhere.example/' } }], 'en_US');
    expect(links()).toHaveLength(1);
  });
});

describe('provideAhead', () => {
  it('fetches each shared module of the parts once, and ignores a failure', () => {
    const provided = providedModules as Record<string, ProvidedModule>;
    const get = jest.fn<ProvidedModule['get']>(() => Promise.reject(new Error('unreachable')));
    provided['yup'] = provided['rxjs'] = { version: '1.0.0', get };
    const parts = [part({ shared: ['yup', 'unknown'] }), part({ shared: ['yup'] })];
    provideAhead(parts.map((one) => ({ release: RELEASE, part: one, isPage: true })));
    expect(get).toHaveBeenCalledTimes(1);
  });
});
