require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const React = require('react');
const { leaveOutOwnerStacks } = require('./ownerStacks.cjs');

leaveOutOwnerStacks(React);

// A wait ends as soon as its event occurs. The default of one second is too short for a slow machine.
configure({ asyncUtilTimeout: 20_000 });

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollTo ??= function () {};
Element.prototype.scrollIntoView ??= function () {};
// jsdom has no layout, so focus traps would treat every element as hidden.
Element.prototype.getClientRects = function () {
  return this.isConnected ? [this.getBoundingClientRect()] : [];
};

// A browser for which the product shows no warning and React recommends no developer tools.
Object.defineProperty(Navigator.prototype, 'userAgent', {
  configurable: true,
  get: () => 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edge/140.0.0.0',
});
