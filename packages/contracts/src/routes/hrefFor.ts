import { ROUTES, type RouteName } from './routes.ts';

type Parameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Parameters<Head> & Parameters<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : Path extends '*'
      ? { readonly '*'?: string }
      : unknown;

export type RouteParameters<Name extends RouteName> = Parameters<(typeof ROUTES)[Name]['path']>;

type Optional<T> = unknown extends T
  ? [params?: Record<string, never>]
  : Record<never, never> extends T
    ? [params?: T]
    : [params: T];

/** The address of a page; its parameters are encoded. `hrefFor('meetingStart', { id })` */
export function hrefFor<Name extends RouteName>(name: Name, ...[params]: Optional<RouteParameters<Name>>): string {
  const values = (params ?? {}) as Record<string, string | undefined>;
  const segments = ROUTES[name].path
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
