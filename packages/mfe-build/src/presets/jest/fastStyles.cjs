const { createRequire } = require('node:module');

// Resolves from the jsdom that Jest's environment loads.
const requireInside = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireInside('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = requireInside('jsdom/lib/jsdom/living/generated/utils.js');

const { matchesDontThrow } = selectors;
/** Beginning of a compound selector: a tag, classes, ids. */
const COMPOUND = /^([\w-]*|\*)((?:[.#][\w-]+)*)/;
const CLASS = /[.][\w-]+/g;
const OPENING = '([';
const CLOSING = ')]';
const COMBINATORS = ' \t\n\r\f>+~';

/** Required tag and classes of each selector, by its text. Undefined means that any element may match. */
const needs = new Map();
/** Names in each class attribute, in lower case, by its text. */
const classes = new Map();

/**
 * Replaces the matcher by which jsdom finds the style rules of an element. The new one first compares tag and classes
 * of the selector's last compound, because nearly all rules of a page concern other elements. It gives the same result.
 * Works only before jsdom itself is loaded.
 */
function speedUpMatching() {
  selectors.matchesDontThrow = (element, selector) =>
    mayMatch(element, selector) && matchesDontThrow(element, selector);
}

function mayMatch(element, selector) {
  if (typeof selector !== 'string') return true;
  if (!needs.has(selector)) needs.set(selector, readNeeds(selector));
  const parts = needs.get(selector);
  if (!parts) return true;
  const tag = element._localName.toLowerCase();
  const names = readClasses(element.getAttributeNS(null, 'class') ?? '');
  return parts.some((part) => (!part.tag || part.tag === tag) && part.classes.every((name) => names.has(name)));
}

function readClasses(text) {
  if (!classes.has(text)) classes.set(text, new Set(text.toLowerCase().split(/[ \t\n\r\f]+/)));
  return classes.get(text);
}

/** Returns the tag and classes that an element must have for each part of a list of selectors. */
function readNeeds(selector) {
  // An escape may stand for any character, a bar for a namespace, and `&` for another selector.
  if (/[\\|&]/.test(selector)) return undefined;
  const compounds = findLastCompounds(selector);
  if (!compounds) return undefined;
  const parts = compounds.map((compound) => {
    const [, tag, rest] = COMPOUND.exec(compound.toLowerCase());
    return { tag: tag === '*' ? '' : tag, classes: (rest.match(CLASS) ?? []).map((name) => name.slice(1)) };
  });
  return parts.every(({ tag, classes }) => tag || classes.length) ? parts : undefined;
}

/** Returns the last compound of each selector of a list, or undefined if the text is incomplete. */
function findLastCompounds(text) {
  const found = [];
  let compound = '';
  let depth = 0;
  let quote = '';
  let isOver = false;
  for (const character of `${text.trim()},`) {
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    else if (depth === 0 && character === ',') {
      found.push(compound);
      compound = '';
      isOver = false;
      continue;
    } else if (depth === 0 && COMBINATORS.includes(character)) {
      isOver = true;
      continue;
    }
    if (isOver) compound = '';
    isOver = false;
    compound += character;
  }
  return depth === 0 && !quote && found.every(Boolean) ? found : undefined;
}

/**
 * Caches computed styles until the document changes, as long as jsdom keeps its own cache. jsdom parses each property
 * again for each reader, and queries by role read the styles of every element and its ancestors.
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  /** Styles by element, per cache object of jsdom, which jsdom replaces after a change. */
  const kept = new WeakMap();
  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudo || !document) return compute.call(this, element, pseudo);
    const known = document._styleCache && kept.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = compute.call(this, element);
    const cache = document._styleCache;
    if (!kept.has(cache)) kept.set(cache, new WeakMap());
    kept.get(cache).set(element, style);
    return style;
  };
}

module.exports = { keepComputedStyles, mayMatch, speedUpMatching };
