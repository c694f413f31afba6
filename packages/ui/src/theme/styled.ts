import type { JsxFactory, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css, withEmotionCache, type SerializedStyles } from '@emotion/react';
import { createElement, useInsertionEffect, type ElementType } from 'react';
import { createMemory } from './createMemory.ts';
import { theme } from './system.ts';

type Props = Record<string, unknown>;

/**
 * Maximum of cached styles per kind of element. It is more than a page uses, and a limit for styles that follow the
 * pointer or the window's size.
 */
const LOOKS_KEPT = 500;

/**
 * Creates elements with a recipe and style props, with the types of Chakra's `chakra(…)` but without most of its work.
 * Chakra builds the recipe again at every render of every element, and looks up styles by their whole content. This
 * function builds a recipe at its first use. It builds a class once for each set of variants and style props among the
 * last used ones. The theme is always the product's, regardless of providers. `asChild`, `unstyled` and the `html…`
 * props are not supported.
 */
export const styled = ((tag: ElementType, recipe: { variants?: object } = {}) => {
  const variantNames = new Set(Object.keys(recipe.variants ?? {}));
  const remember = createMemory<SerializedStyles>(LOOKS_KEPT);
  let resolveRecipe: ((variants: Props) => object) | undefined;

  const classFor = (variants: Props, styles: Props) =>
    remember(JSON.stringify([variants, styles]), () => {
      resolveRecipe ??= theme().cva(recipe as never) as (variants: Props) => object;
      const { css: free, ...named } = styles;
      const parts = [resolveRecipe(variants), free, named].flat().filter(Boolean) as SystemStyleObject[];
      return css(theme().css(...parts));
    });

  return withEmotionCache<Props, unknown>(function Styled({ as = tag, className, ...props }, cache, ref) {
    const variants: Props = {};
    const styles: Props = {};
    const attributes: Props = { ref };
    for (const name in props) {
      const value = props[name];
      if (value === undefined) continue;
      if (variantNames.has(name)) variants[name] = value;
      else if (isStyleProp(name)) styles[name] = value;
      else attributes[name] = value;
    }
    const own = classFor(variants, styles);
    const ownName = `${cache.key}-${own.name}`;
    useInsertionEffect(() => {
      if (cache.inserted[own.name] === undefined) cache.insert(`.${ownName}`, own, cache.sheet, true);
    });
    attributes['className'] = className ? `${className as string} ${ownName}` : ownName;
    return createElement(as as ElementType, attributes);
  });
}) as unknown as JsxFactory;

const known = new Map<string, boolean>();

/**
 * Returns whether a prop is a style prop. Runs for every prop of every element, so answers are cached: Chakra's own
 * function searches each time.
 */
function isStyleProp(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) known.set(name, (answer = theme().isValidProperty(name)));
  return answer;
}
