import type { JsxFactory, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css, withEmotionCache, type SerializedStyles } from '@emotion/react';
import { createElement, useInsertionEffect, type ElementType } from 'react';
import { createMemory } from './createMemory.ts';
import { theme } from './system.ts';

type Props = Record<string, unknown>;

/** Maximum styles of one kind of element: more than a page draws, and an end if a style follows the pointer or a person's window. */
const LOOKS_KEPT = 500;

/**
 * Elements with a recipe and style props: Chakra's `chakra(…)` and its types, without most of its work. Chakra's own
 * builds the recipe again at every render of every element and looks styles up by their whole content. This one builds
 * a recipe at its first use. It builds a class once for each set of variants and style props among the last used ones.
 * The theme is the product's, whatever a provider says. `asChild`, `unstyled` and the `html…` props are Chakra's alone.
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

/** Asked for every prop of every element; Chakra's own answer takes a search each time. */
function isStyleProp(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) known.set(name, (answer = theme().isValidProperty(name)));
  return answer;
}
