import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PaintPart } from '@meet/contracts/remotes';
import { providedModules, type ProvidedModule } from '@meet/mfe-build/provided';
import { releaseOf } from '../testing/releaseOf.ts';
import type { Release } from './Release.ts';
import { preloadFirstPaint } from './preloadFirstPaint.ts';
import { provideAhead } from './provideAhead.ts';

const RELEASE: Release = {
  ...releaseOf('mfe-chat'),
  files: { 'remoteEntry.js': 'sha384-entry', 'code.js': 'sha384-code', 'en.js': 'sha384-en', 'fr.js': 'sha384-fr' },
};
const part = (more: Partial<PaintPart>): PaintPart => ({ files: [], texts: {}, shared: [], ...more });
const links = () => [...document.head.querySelectorAll('link')];
const asked = () => links().map((link) => [new URL(link.href).pathname, link.getAttribute('integrity')]);

afterEach(() => {
  for (const element of document.head.querySelectorAll('link, meta')) element.remove();
});

describe('preloadFirstPaint', () => {
  it('asks for the entry, the scripts and one language’s texts, each once, as the loader will', () => {
    const nonce = document.createElement('meta');
    nonce.setAttribute('name', 'csp-nonce');
    nonce.nonce = 'of-this-page';
    document.head.append(nonce);
    const own = part({ files: ['code.js'], texts: { en_US: ['en.js'], fr_FR: ['fr.js'] } });
    preloadFirstPaint([{ release: RELEASE, parts: [own, part({ files: ['code.js'] })] }], 'fr_FR');
    expect(asked()).toEqual([
      [`${RELEASE.base}remoteEntry.js`, 'sha384-entry'],
      [`${RELEASE.base}code.js`, 'sha384-code'],
      [`${RELEASE.base}fr.js`, 'sha384-fr'],
    ]);
    for (const link of links()) {
      expect([link.rel, link.getAttribute('as'), link.nonce]).toEqual(['preload', 'script', 'of-this-page']);
      expect(link).not.toHaveAttribute('crossorigin');
    }
  });

  it('never asks for a file whose integrity is not on record, nor beside the product', () => {
    const parts = [part({ files: ['elsewhere.js', 'toString'] })];
    preloadFirstPaint([{ release: RELEASE, parts }], 'en_US');
    expect(asked()).toEqual([[`${RELEASE.base}remoteEntry.js`, 'sha384-entry']]);
    preloadFirstPaint([{ release: { ...RELEASE, base: 'https://elsewhere.example/' }, parts }], 'en_US');
    expect(links()).toHaveLength(1);
  });
});

describe('provideAhead', () => {
  it('fetches each module that the parts take from the shell once, and leaves a failure to whoever takes it', () => {
    const provided = providedModules as Record<string, ProvidedModule>;
    const get = jest.fn<ProvidedModule['get']>(() => Promise.reject(new Error('unreachable')));
    provided['yup'] = provided['rxjs'] = { version: '1.0.0', get };
    const parts = [part({ shared: ['yup', 'unknown'] }), part({ shared: ['yup'] })];
    provideAhead([{ release: RELEASE, parts }]);
    expect(get).toHaveBeenCalledTimes(1);
  });
});
