import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates the cache in which components put their style rules. If a rule of a cascade layer enters a style element in
 * use, Chromium lays out the whole page again. It does not if the rule has an element of its own. Rules that come
 * together therefore share a new element.
 */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'meet', nonce });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion begins an element with its first rule.
      sheet.ctr = 0;
      queueMicrotask(() => (isOpen = false));
    }
    insert(rule);
  };
  return cache;
}
