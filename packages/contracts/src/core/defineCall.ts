import type { AnyObject, InferType, ObjectSchema, Schema } from 'yup';
import type { ErrorEntry } from './defineErrors.ts';

/**
 * Callers that a call admits.
 *
 * - `public`: anyone; the handler still gets a live session.
 * - `user`: a user's session. An API key is limited to its purpose, an impersonation to `impersonation`.
 * - `admin`: an administrator's session in the admin-token header.
 * - `account`: a user's or an administrator's session.
 * - `service`: other services only; never reachable over the public port.
 */
export type Access = 'public' | 'user' | 'admin' | 'account' | 'service';

/**
 * Right of an administrator who views an account to make a call.
 *
 * - `allowed`: the call does not change the account.
 * - `audited`: the call changes the account for support; it is recorded with both names before it runs.
 * - `refused`: the default.
 */
export type Impersonation = 'allowed' | 'audited' | 'refused';

export type Method = 'POST' | 'GET' | 'PUT';

export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Counts requests per account if there is a session, else per network address. `address` always counts per address.
   */
  readonly by?: 'caller' | 'address';
}

/** A query's field returns the call's output, or only its member `value`; true if the output is empty. */
export interface GraphqlQuery {
  readonly query: string;
  readonly value?: string;
}

/**
 * A mutation's field has the call's own name. It returns a union of its success and `Failure`. The success has the
 * members of the output, or `done` if the output is empty.
 */
export interface GraphqlMutation {
  readonly mutation: true;
  /** Name of the type of its only argument. Without it, each member of the input is an argument. */
  readonly input?: string;
  /** Name of the success type. Several calls may share one if its members are the same. */
  readonly success?: string;
  /** Members of the input that the success repeats, so that a client's cache finds the changed object. */
  readonly echo?: readonly string[];
}

export interface Call<Input = unknown, Output = unknown> {
  /** Name in camelCase, with the verb that every layer uses. */
  readonly name: string;
  /** Path under /api/. A segment `:name` is the input's member of that name. */
  readonly path: string;
  readonly service: string;
  readonly method: Method;
  /** Members of the input that are sent as headers: header name by member name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly access: Access;
  readonly summary: string;
  readonly input: Schema<Input>;
  /** Members of the answer, besides `success`. */
  readonly output: Schema<Output>;
  /** Possible refusals, besides the common errors. */
  readonly errors: readonly ErrorEntry[];
  readonly rateLimit: RateLimit | undefined;
  readonly impersonation: Impersonation;
  /** Maximum size of the request's body, in bytes. */
  readonly bodyLimit: number;
  /**
   * Kind of the request's body.
   *
   * - `json`: the input.
   * - `bytes`: raw bytes, such as a file's; the input is in the query string.
   * - `form`: a multipart body with the input and files, which a route of the service itself parses.
   */
  readonly takes: 'json' | 'bytes' | 'form';
  /**
   * Member of a URL-encoded form that may hold the input as JSON, in place of a JSON body. For programs that post such
   * forms.
   */
  readonly formMember: string | undefined;
  /** Kind of the answer: the output as JSON, or the bytes of the output's `file`. */
  readonly gives: 'json' | 'bytes';
  /** Field in GraphQL; a call without one is only in REST. */
  readonly graphql: GraphqlQuery | GraphqlMutation | undefined;
  /**
   * Member of the input that selects a process of the service. Calls with the same value go to the same process while
   * it runs. Any process can answer, but one process answers them at less cost.
   */
  readonly affinity: string | undefined;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- yup's default and flags are of no concern here
export type AnyObjectSchema = ObjectSchema<any, AnyObject, any, any>;

export interface CallOptions<I extends AnyObjectSchema, O extends AnyObjectSchema> {
  path: string;
  access: Access;
  summary: string;
  method?: Method;
  headers?: Readonly<Record<string, string>>;
  input: I;
  output: O;
  errors?: readonly ErrorEntry[];
  rateLimit?: RateLimit;
  impersonation?: Impersonation;
  bodyLimit?: number;
  takes?: Call['takes'];
  formMember?: string;
  gives?: 'json' | 'bytes';
  graphql?: GraphqlQuery | GraphqlMutation;
  affinity?: keyof InferType<I> & string;
}

const DEFAULT_BODY_LIMIT = 256 * 1024;

/**
 * Returns the `defineCall` of one service. A call is defined once; its route, form, client, documentation and tests are
 * derived from it.
 */
export function createCallDefiner(service: string) {
  return function defineCall<I extends AnyObjectSchema, O extends AnyObjectSchema>(
    name: string,
    options: CallOptions<I, O>,
  ): Call<InferType<I>, InferType<O>> {
    return {
      name,
      service,
      path: options.path,
      method: options.method ?? 'POST',
      headers: options.headers ?? {},
      access: options.access,
      summary: options.summary,
      input: options.input as unknown as Schema<InferType<I>>,
      output: options.output as unknown as Schema<InferType<O>>,
      errors: options.errors ?? [],
      rateLimit: options.rateLimit,
      impersonation: options.impersonation ?? 'refused',
      bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
      takes: options.takes ?? 'json',
      formMember: options.formMember,
      gives: options.gives ?? 'json',
      graphql: options.graphql,
      affinity: options.affinity,
    };
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table of calls mixes inputs and outputs
export type AnyCall = Call<any, any>;
/** Returns the path of a call for an input: `releases/:remote` with `remote` `mfe-chat` becomes `releases/mfe-chat`. */
export const toPath = ({ path }: Pick<Call, 'path'>, input: unknown): string =>
  path.replace(/:(\w+)/g, (_segment, name: string) =>
    encodeURIComponent(String((input as Readonly<Record<string, unknown>> | undefined)?.[name] ?? '')),
  );

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends Call<never, infer O> ? O : C extends Call<infer _I, infer O> ? O : never;

/** Returns the calls among the exports of a contract. */
export function callsIn(contract: object): AnyCall[] {
  return Object.values(contract).filter(
    (value): value is AnyCall => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
  );
}
