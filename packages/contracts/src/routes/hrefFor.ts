import { ROUTES, type RouteName } from './routes.ts';

/** Values for the parameters of a path's pattern. */
export type PathParameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParameters<Head> & PathParameters<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : Path extends '*'
      ? { readonly '*'?: string }
      : unknown;

export type RouteParameters<Name extends RouteName> = PathParameters<(typeof ROUTES)[Name]['path']>;

/** An argument that may be omitted if it has no required member. */
export type Parametric<T> = unknown extends T
  ? [params?: Record<string, never>]
  : Record<never, never> extends T
    ? [params?: T]
    : [params: T];

/** Returns the URL path of a page, with encoded parameters: `hrefFor('meetingStart', { id })`. */
export function hrefFor<Name extends RouteName>(name: Name, ...[params]: Parametric<RouteParameters<Name>>): string {
  return fillPath(name, ROUTES[name].path, params as object | undefined);
}

/** Returns the URL path of a page by its pattern. Throws an error with the page's name if a value is missing. */
export function fillPath(name: string, path: string, params: object = {}): string {
  const values = params as Readonly<Record<string, string | undefined>>;
  const segments = path
    .split('/')
    .map((segment) => {
      if (segment === '*') return values['*'] ?? '';
      if (!segment.startsWith(':')) return segment;
      const value = values[segment.slice(1)];
      if (!value) throw new Error(`The address of ${name} needs ${segment.slice(1)}.`);
      // A URL may contain an unencoded @; people read personal links aloud and type them.
      return encodeURIComponent(value).replaceAll('%40', '@');
    })
    .join('/');
  return segments.length > 1 ? segments.replace(/\/$/, '') : '/';
}
