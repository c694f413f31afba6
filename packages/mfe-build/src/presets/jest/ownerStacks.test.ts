import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';

interface Element {
  readonly _debugStack: Error;
}
interface Runtime {
  jsx(type: string, props: object): Element;
  jsxs(type: string, props: object): Element;
}
interface React {
  createElement(type: string): Element;
}
const require = createRequire(import.meta.url);
const { leaveOutOwnerStacks } = require('./ownerStacks.cjs') as { leaveOutOwnerStacks(React: React): void };
const react = require('react') as React;
const { jsx, jsxs } = require('react/jsx-runtime') as Runtime;

it('lets React create elements without a stack for each', () => {
  leaveOutOwnerStacks(react);
  const creators = [() => react.createElement('p'), () => jsx('p', {}), () => jsxs('p', { children: ['a', 'b'] })];
  for (const create of creators) expect(create()._debugStack).toBe(create()._debugStack);
});
