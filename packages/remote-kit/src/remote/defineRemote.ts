import type { Locale } from '@meet/contracts';
import type { PageEventSchemas } from '@meet/contracts/events';
import type { TextSource } from '@meet/contracts/i18n';
import { REMOTE_CONTRACT, REMOTE_CONTRACTS } from '@meet/contracts/remotes';
import type { SlotName, SlotProps } from '../slots/SlotTable.ts';
import type { ComponentType } from 'react';
import type { HostApi } from '../host/HostApi.ts';

export interface RemotePage {
  /** Text key of the page's title, in the remote's own texts. */
  readonly title: string;
  /**
   * The page shows what people have of their own. An administrator, who has nothing of it, sees its title and the info
   * note beside it alone.
   */
  readonly personal?: { readonly note?: string };
  /** Texts that this page alone draws. They come with it, and stand among the remote's own. */
  readonly texts?: RemoteTexts | readonly RemoteTexts[];
  /** Texts of the contracts that this page alone needs. */
  readonly contractTexts?: readonly TextSource[];
  readonly load: () => Promise<ComponentType>;
}

export interface RemoteExtension<Name extends SlotName> {
  readonly load: () => Promise<ComponentType<SlotProps<Name>>>;
  /** Order among several fillers of one slot: the smallest stands first. */
  readonly order?: number;
}

export type RemoteExtensions = { readonly [Name in SlotName]?: RemoteExtension<Name> };

/** One language's texts, as a JSON file holds them. */
export type RemoteTexts = Record<Locale, () => Promise<{ readonly default: object }>>;

export interface RemoteDefinition {
  readonly contract: number;
  /** The name in its manifest. */
  readonly id: string;
  readonly texts: RemoteTexts;
  /** Texts of the contracts that it checks forms by and hears refusals of: `t('contracts:…')`. */
  readonly contractTexts?: readonly TextSource[];
  /** The pages that its manifest lists, by name. */
  readonly routes?: Readonly<Record<string, RemotePage>>;
  readonly extensions?: RemoteExtensions;
  /** The schemas of the page events that its manifest emits: what it emits otherwise reaches nobody and is reported as its fault. */
  readonly pageEvents?: PageEventSchemas;
  /**
   * Runs before anything of the remote is drawn. The returned function runs when the remote is replaced and when the
   * person signs out. Setup runs again for the next person who signs in on this page.
   */
  readonly setup?: (host: HostApi) => void | (() => void);
}

/** Declares what a remote is: the default export of its one exposed module, `./remote`. */
export function defineRemote(definition: Omit<RemoteDefinition, 'contract'> & { contract?: number }): RemoteDefinition {
  return { contract: REMOTE_CONTRACT, ...definition };
}

/** Whether a loaded module holds a remote that this shell can run. The reason when it can't. */
export function refuseRemote(candidate: unknown): string | undefined {
  if (typeof candidate !== 'object' || candidate === null) return 'it exports no remote';
  const { contract, id, texts } = candidate as Partial<RemoteDefinition>;
  if (!REMOTE_CONTRACTS.includes(contract!))
    return `it was built for contract ${String(contract)}, this shell knows ${REMOTE_CONTRACTS.join(' and ')}`;
  if (typeof id !== 'string' || typeof texts !== 'object') return 'its definition has no id or no texts';
  return undefined;
}
