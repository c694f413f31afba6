import type { AnyObject, InferType, ObjectSchema, Schema } from 'yup';
import type { ErrorEntry } from './defineErrors.ts';

/**
 * Callers that a call admits.
 *
 * - `public`: anyone; a live session is still known to the handler.
 * - `user`: a user's session; API keys are held to their purpose, impersonations to `impersonation`.
 * - `admin`: an administrator's session in the admin-token header.
 * - `account`: a user's or an administrator's session.
 * - `service`: other services only; never reachable over the public port.
 */
export type Access = 'public' | 'user' | 'admin' | 'account' | 'service';

/**
 * Right of an administrator who views the account to make a call.
 *
 * - `allowed`: it leaves the account as it is.
 * - `audited`: it changes the account as support must be able to; each is written down with both names first.
 * - `refused`: the default.
 */
export type Impersonation = 'allowed' | 'audited' | 'refused';

export type Method = 'POST' | 'GET' | 'PUT';

export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted per account where there is a session, else per network address; `address` counts per address always. */
  readonly by?: 'caller' | 'address';
}

/**
 * A query's field answers with the call's output, or with the one member of it that `value` names; with true where there
 * is nothing to tell.
 */
export interface GraphqlQuery {
  readonly query: string;
  readonly value?: string;
}

/**
 * A mutation's field has the call's own name, and answers with a union of its success and `Failure`. Its success has the
 * output's members; where there are none, it says `done`.
 */
export interface GraphqlMutation {
  readonly mutation: true;
  /** Name of the one argument's type; without it, each member of the input is an argument. */
  readonly input?: string;
  /** Name of the success type; several calls may share one of the same members. */
  readonly success?: string;
  /** Members of the input that the success repeats, so that a client's cache finds what was changed. */
  readonly echo?: readonly string[];
}

export interface Call<Input = unknown, Output = unknown> {
  /** camelCase, the verb used in every layer. */
  readonly name: string;
  /** The path under /api/. A segment `:name` is the input's member of that name. */
  readonly path: string;
  readonly service: string;
  readonly method: Method;
  /** Members of the input that travel as headers, by the member's name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly access: Access;
  readonly summary: string;
  readonly input: Schema<Input>;
  /** The answer's members beside `success`. */
  readonly output: Schema<Output>;
  /** Refusals beside the common errors. */
  readonly errors: readonly ErrorEntry[];
  readonly rateLimit: RateLimit | undefined;
  readonly impersonation: Impersonation;
  /** Bytes of request body. */
  readonly bodyLimit: number;
  /**
   * Kind of its body.
   *
   * - `json`: its input.
   * - `bytes`: bytes as they are, such as a file's; its input stands in the query.
   * - `form`: a multipart body of its input and of files, which its service's own route reads.
   */
  readonly takes: 'json' | 'bytes' | 'form';
  /** Kind of its answer: its output, as JSON, or the bytes that its output's `file` opens. */
  readonly gives: 'json' | 'bytes';
  /** Place in GraphQL; a call without one is REST only. */
  readonly graphql: GraphqlQuery | GraphqlMutation | undefined;
  /**
   * Member of the input by which one of a service's processes is chosen: calls of the same value go to the same one while
   * it is there. Any process may answer any of them; together they cost less.
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
  gives?: 'json' | 'bytes';
  graphql?: GraphqlQuery | GraphqlMutation;
  affinity?: keyof InferType<I> & string;
}

const DEFAULT_BODY_LIMIT = 256 * 1024;

/** Returns the `defineCall` of one service. A call is defined once; its route, form, client, document and tests follow. */
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
      gives: options.gives ?? 'json',
      graphql: options.graphql,
      affinity: options.affinity,
    };
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table of calls mixes inputs and outputs
export type AnyCall = Call<any, any>;
/** `releases/:remote` of an input in which `remote` is `mfe-chat`: `releases/mfe-chat`. */
export const toPath = ({ path }: Pick<Call, 'path'>, input: unknown): string =>
  path.replace(/:(\w+)/g, (_segment, name: string) =>
    encodeURIComponent(String((input as Readonly<Record<string, unknown>> | undefined)?.[name] ?? '')),
  );

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends Call<never, infer O> ? O : C extends Call<infer _I, infer O> ? O : never;

/** The calls among what a contract exports. */
export function callsIn(contract: object): AnyCall[] {
  return Object.values(contract).filter(
    (value): value is AnyCall => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
  );
}
