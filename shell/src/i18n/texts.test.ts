import { describe, expect, it } from '@jest/globals';
import { describeTexts } from '@meet/remote-kit/testing';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import enUS from './en_US.json' with { type: 'json' };
import frFR from './fr_FR.json' with { type: 'json' };
import roRO from './ro_RO.json' with { type: 'json' };
import instantJoinEn from '../initial-page/i18n/en_US.json' with { type: 'json' };
import instantJoinFr from '../initial-page/i18n/fr_FR.json' with { type: 'json' };
import instantJoinRo from '../initial-page/i18n/ro_RO.json' with { type: 'json' };
import paletteEn from '../frame/palette/i18n/en_US.json' with { type: 'json' };
import paletteFr from '../frame/palette/i18n/fr_FR.json' with { type: 'json' };
import paletteRo from '../frame/palette/i18n/ro_RO.json' with { type: 'json' };
import { createTranslator } from '@meet/contracts/texts';

describeTexts('the shell', { en_US: enUS, fr_FR: frFR, ro_RO: roRO });
describeTexts('a link’s first page', { en_US: instantJoinEn, fr_FR: instantJoinFr, ro_RO: instantJoinRo });
describeTexts('the palette', { en_US: paletteEn, fr_FR: paletteFr, ro_RO: paletteRo });

const SOURCES = path.join(import.meta.dirname, '..');
const TESTS = /\.test\./;

describe('the shell’s texts', () => {
  const { has, add } = createTranslator('en_US', enUS);
  add(paletteEn);
  const used = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !TESTS.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(SOURCES, file), 'utf8');
      return [...source.matchAll(/\b(?:t|text|say)\(\s*'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key]) => key!);
    });

  it('contain every text that the sources use', () => {
    expect(used.length).toBeGreaterThan(60);
    expect([...new Set(used)].filter((key) => !has(key) && !has(`${key}_other`))).toEqual([]);
  });
});
