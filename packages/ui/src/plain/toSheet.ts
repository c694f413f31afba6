import { breakpoints } from '../theme/breakpoints.ts';

type Width = 'base' | keyof typeof breakpoints;

/**
 * Areas of a page by name. Each has CSS by property, with one value or with values by the window's width. The layout
 * components take an area as their props. So a page with React and one without share one description of their layout.
 */
export type Places = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Partial<Record<Width, string>>>>>>
>;

/** Returns the style sheet of these areas within `scope`: `main` is the element of the class `main`. */
export function toSheet(scope: string, places: Places): string {
  const rules: Partial<Record<Width, string>> = {};
  for (const [name, place] of Object.entries(places)) {
    for (const [property, value] of Object.entries(place)) {
      for (const [width, at] of Object.entries(typeof value === 'string' ? { base: value } : value)) {
        rules[width as Width] = `${rules[width as Width] ?? ''}${scope} .${name}{${toKebab(property)}:${at}}`;
      }
    }
  }
  const { base = '', ...wider } = rules;
  return Object.keys(breakpoints)
    .filter((width) => width in wider)
    .reduce(
      (sheet, width) =>
        `${sheet}@media (min-width:${breakpoints[width as keyof typeof breakpoints]}){${rules[width as Width]!}}`,
      base,
    );
}

const toKebab = (property: string) => property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
