import type { ReleaseRecord } from '@meet/contracts/remotes';
import type { LiveRegistry } from '@meet/releases-contract';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chosenBy } from '../canary/chosenBy.ts';
import type { Live } from './createLive.ts';
import type { LiveRemote, Snapshot } from './Snapshot.ts';

/** One reader's registry, ready to send. */
export interface RegistryText {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Reader of the registry: an account with its chosen previews. Undefined stands for everybody else. */
export interface Reader {
  readonly accountId: string;
  readonly previews: ReadonlyMap<string, string>;
}

export interface RegistryReader {
  /** Returns whether the registry depends on its reader. */
  isPersonal(): Promise<boolean>;
  /** Returns whether a preview exists that somebody may have chosen. */
  hasPreviews(): Promise<boolean>;
  read(reader?: Reader): Promise<RegistryText>;
  /** Returns the reader's releases, by remote. */
  pick(reader?: Reader): Promise<ReadonlyMap<string, Pick>>;
}

export interface Pick {
  readonly channel: string;
  readonly record: ReleaseRecord;
}

const compress = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = 6;
/** Maximum number of cached texts. Readers' choices among a few canaries and previews result in few different texts. */
const TEXTS_MAX = 200;

/** Creates the registry's texts, and caches each for all readers who get the same one. */
export function createRegistry(live: Live): RegistryReader {
  let texts = new Map<string, Promise<RegistryText>>();
  live.onChange(() => (texts = new Map()));

  return {
    async isPersonal() {
      return [...(await live.read()).values()].some(
        ({ channel }) => !channel.disabled && (channel.canary !== null || channel.previews.length > 0),
      );
    },
    async hasPreviews() {
      return [...(await live.read()).values()].some(({ channel }) => channel.previews.length > 0);
    },
    pick: async (reader) => pickAll(await live.read(), reader),
    async read(reader) {
      const snapshot = await live.read();
      const picks = pickAll(snapshot, reader);
      const key = [...picks].map(([remote, { channel }]) => `${remote}=${channel}`).join();
      const kept = texts.get(key);
      if (kept) return kept;
      const made = getText(snapshot, picks);
      if (texts.size >= TEXTS_MAX) texts.delete(texts.keys().next().value!);
      texts.set(key, made);
      return made;
    },
  };
}

function pickAll(snapshot: Snapshot, reader: Reader | undefined): Map<string, Pick> {
  return new Map(
    [...snapshot].flatMap(([name, remote]) => {
      const pick = remote.channel.disabled ? undefined : getPick(remote, reader);
      return pick ? [[name, pick] as const] : [];
    }),
  );
}

/**
 * Returns a reader's release of a remote: the chosen preview, the canary if the reader belongs to it, else `stable`.
 */
function getPick({ remote, channel, releases }: LiveRemote, reader: Reader | undefined): Pick | undefined {
  const named = (channelName: string, releaseId: string | null | undefined): Pick[] => {
    const kept = releaseId ? releases.get(releaseId) : undefined;
    return kept ? [{ channel: channelName, record: kept.record }] : [];
  };
  const { canary, previews, stable } = channel;
  const chosen = reader?.previews.get(remote._id);
  return [
    ...named(`preview/${chosen}`, previews.find(({ name }) => name === chosen)?.release),
    ...(reader && canary && chosenBy(canary, remote._id, reader.accountId) ? named('canary', canary.release) : []),
    ...named('stable', stable),
  ][0];
}

async function getText(snapshot: Snapshot, picks: ReadonlyMap<string, Pick>): Promise<RegistryText> {
  const registry: LiveRegistry = {
    remotes: Object.fromEntries([...picks].map(([name, { record }]) => [name, record])),
    channels: Object.fromEntries(
      [...picks].filter(([, { channel }]) => channel !== 'stable').map(([name, { channel }]) => [name, channel]),
    ),
    disabled: [...snapshot].filter(([, { channel }]) => channel.disabled).map(([name]) => name),
  };
  const plain = Buffer.from(JSON.stringify(registry));
  const [br, gzipped] = await Promise.all([
    compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    zip(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, plain, br, gzip: gzipped };
}
