import { ROUTES, type RouteName } from './routes.ts';

/** The values that a path's pattern asks for. */
export type PathParameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParameters<Head> & PathParameters<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : Path extends '*'
      ? { readonly '*'?: string }
      : unknown;

export type RouteParameters<Name extends RouteName> = PathParameters<(typeof ROUTES)[Name]['path']>;

/** An argument that may be left out where it has no member that must be there. */
export type Parametric<T> = unknown extends T
  ? [params?: Record<string, never>]
  : Record<never, never> extends T
    ? [params?: T]
    : [params: T];

/** The address of a page; its parameters are encoded. `hrefFor('meetingStart', { id })` */
export function hrefFor<Name extends RouteName>(name: Name, ...[params]: Parametric<RouteParameters<Name>>): string {
  return fillPath(name, ROUTES[name].path, params as object | undefined);
}

/** The address of a page by its pattern; the name is for the error where a value is missing. */
export function fillPath(name: string, path: string, params: object = {}): string {
  const values = params as Readonly<Record<string, string | undefined>>;
  const segments = path
    .split('/')
    .map((segment) => {
      if (segment === '*') return values['*'] ?? '';
      if (!segment.startsWith(':')) return segment;
      const value = values[segment.slice(1)];
      if (!value) throw new Error(`The address of ${name} needs ${segment.slice(1)}.`);
      // An address may hold @ as it is; personal links are read aloud and typed.
      return encodeURIComponent(value).replaceAll('%40', '@');
    })
    .join('/');
  return segments.length > 1 ? segments.replace(/\/$/, '') : '/';
}
