import type { BlockList } from 'node:net';
import { readNetworks } from './readNetworks.ts';

export interface Setting<Value> {
  readonly describe: string;
  readonly default: Value;
  /** Returns the value of the text, or the reason why the text is invalid. */
  parse(text: string): { value: Value } | { reason: string };
  /** Hides the value in the start-up output and in documents. */
  readonly secret?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table mixes settings of all kinds
export type SettingTable = Readonly<Record<string, Setting<any>>>;
export type ValuesOf<T extends SettingTable> = { readonly [K in keyof T]: T[K] extends Setting<infer V> ? V : never };

interface Common<V> {
  describe: string;
  default: V;
  secret?: boolean;
}

/** Kinds of settings, each read from one environment variable. */
export const setting = {
  text: <V extends string | undefined>(
    options: Common<V> & { pattern?: RegExp; expects?: string },
  ): Setting<V | string> => ({
    ...options,
    parse: (text) =>
      options.pattern && !options.pattern.test(text)
        ? { reason: options.expects ?? `must match ${options.pattern}` }
        : { value: text },
  }),

  whole: (options: Common<number> & { min: number; max: number }): Setting<number> => ({
    ...options,
    parse: (text) => {
      const value = Number(text);
      return Number.isInteger(value) && value >= options.min && value <= options.max
        ? { value }
        : { reason: `must be a whole number from ${options.min} to ${options.max}` };
    },
  }),

  number: (options: Common<number> & { min: number; max: number }): Setting<number> => ({
    ...options,
    parse: (text) => {
      const value = Number(text);
      return text.trim() !== '' && value >= options.min && value <= options.max
        ? { value }
        : { reason: `must be a number from ${options.min} to ${options.max}` };
    },
  }),

  flag: (options: Common<boolean>): Setting<boolean> => ({
    ...options,
    parse: (text) =>
      /^(1|true|on|yes)$/i.test(text)
        ? { value: true }
        : /^(0|false|off|no)$/i.test(text)
          ? { value: false }
          : { reason: 'must be true or false' },
  }),

  choice: <const V extends string>(options: Common<V> & { of: readonly V[] }): Setting<V> => ({
    ...options,
    parse: (text) => {
      const value = options.of.find((choice) => choice === text);
      return value ? { value } : { reason: `must be one of ${options.of.join(', ')}` };
    },
  }),

  networks: (options: Common<undefined>): Setting<BlockList | undefined> => ({
    ...options,
    parse: (text) => {
      try {
        return { value: readNetworks(text) };
      } catch (error) {
        return { reason: `must be addresses or networks such as 10.0.0.0/8: ${(error as Error).message}` };
      }
    },
  }),

  /**
   * Reads comma-separated addresses by name, such as `chat=http://chat:8091`. Only the given names are allowed. `|`
   * separates the addresses of a service that runs more than once.
   */
  addresses: (
    options: Omit<Common<undefined>, 'default'> & { names: readonly string[] },
  ): Setting<Readonly<Record<string, readonly string[]>>> => ({
    ...options,
    default: {},
    parse: (text) => {
      const pairs = text.split(',').map((pair) => pair.trim().split(/=(.*)/, 2) as [string, string?]);
      const wrong = pairs.find(
        ([name, addresses = '']) => !options.names.includes(name) || !addresses.split('|').every(isBareAddress),
      );
      if (wrong)
        return {
          reason: `${wrong.filter(Boolean).join('=')}: must be a name and an address such as ${options.names[0]}=http://host:8091; names are ${options.names.join(', ')}`,
        };
      const value = Object.fromEntries(
        pairs.map(([name, addresses]) => [name, addresses!.split('|').map(withoutSlash)]),
      );
      return Object.keys(value).length === pairs.length ? { value } : { reason: 'must name each service once' };
    },
  }),

  url: <V extends string | undefined>(options: Common<V> & { protocols: readonly string[] }): Setting<V | string> => ({
    ...options,
    parse: (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url && options.protocols.includes(url.protocol)
        ? { value: text }
        : { reason: `must be an address starting with ${options.protocols.map((p) => `${p}//`).join(' or ')}` };
    },
  }),
};

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Returns whether a text is an address of only a host and a port. */
function isBareAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return !!url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}
