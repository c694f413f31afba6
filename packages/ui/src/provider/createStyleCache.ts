import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where components put their style rules. A rule of a cascade layer that comes into a style element in use has Chromium lay
 * out the whole page anew, one in an element of its own does not: rules that come together get an element together.
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
