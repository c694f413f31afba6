import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates the cache into which components insert their style rules. If a rule of a cascade layer is inserted into a
 * style element in use, Chromium lays out the whole page again. It does not if the rule has its own element. Rules that
 * are inserted together therefore share a new element.
 */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'meet', nonce });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion creates an element for its first rule.
      sheet.ctr = 0;
      queueMicrotask(() => (isOpen = false));
    }
    insert(rule);
  };
  return cache;
}
