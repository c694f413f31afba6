import { describe, expect, it } from '@jest/globals';
import { findStyleProblems, toIntegrity, getWeight } from './index.ts';

const getFiles = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)]));

it('computes the integrity hash that browsers verify', () => {
  // Output of `openssl dgst -sha384 -binary | base64` for empty input.
  const ofNothing = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  expect([toIntegrity(''), toIntegrity(new Uint8Array())]).toEqual([ofNothing, ofNothing]);
});

it('sums the sizes of scripts and styles, compressed if a compressed file exists', () => {
  const files = getFiles({ 'a.js': '12345', 'a.js.br': '12', 'b.mjs': '123', 'c.css': '1', 'd.json': '12345678' });
  expect(getWeight(files)).toBe(6);
});

describe('a stylesheet', () => {
  it.each([
    '@layer crm { p { color: red } }',
    '@layer a, b; @font-face { src: url(a) } @-webkit-keyframes turn { to { rotate: 1turn } }',
    '/* nothing */ @media print { @layer crm { p { color: red } } }',
    '@import url("own.css") layer(crm);',
  ])('keeps its rules within layers: %s', (text) => {
    expect(findStyleProblems(getFiles({ 'a.css': text, 'a.js': 'p { }' }))).toEqual([]);
  });

  it.each([
    ['unlayered', 'p { color: red }'],
    ['unlayered', '@layer crm { } @media print { p { color: red } }'],
    ['unlayered', '@import url("https://elsewhere.example/a.css");'],
    ['unlayered', '@page { margin: 0 }'],
    ['stylesheet', 'p { color: "'],
  ])('is reported as %s: %s', (key, text) => {
    expect(findStyleProblems(getFiles({ 'a.css': text }))).toEqual([{ key, at: 'a.css' }]);
  });
});
