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
   * Set if the page shows people's own data. An administrator has none, so they see only the page's title and info
   * note.
   */
  readonly personal?: { readonly note?: string };
  /** Texts that only this page draws. They load with it and are added to the remote's own. */
  readonly texts?: RemoteTexts | readonly RemoteTexts[];
  /** Texts of the contracts that only this page needs. */
  readonly contractTexts?: readonly TextSource[];
  readonly load: () => Promise<ComponentType>;
}

export interface RemoteExtension<Name extends SlotName> {
  readonly load: () => Promise<ComponentType<SlotProps<Name>>>;
  /** Order among several fillers of one slot; the smallest comes first. */
  readonly order?: number;
}

export type RemoteExtensions = { readonly [Name in SlotName]?: RemoteExtension<Name> };

/** Texts by language, each as a JSON file holds them. */
export type RemoteTexts = Record<Locale, () => Promise<{ readonly default: object }>>;

export interface RemoteDefinition {
  readonly contract: number;
  /** Name in the manifest. */
  readonly id: string;
  readonly texts: RemoteTexts;
  /**
   * Texts of the contracts whose schemas validate the remote's forms and whose refusals it shows: `t('contracts:…')`.
   */
  readonly contractTexts?: readonly TextSource[];
  /** Pages by name, as listed in the manifest. */
  readonly routes?: Readonly<Record<string, RemotePage>>;
  readonly extensions?: RemoteExtensions;
  /**
   * Schemas of the page events that the manifest lists under `emits`. An event that breaks its schema reaches no
   * listener and is reported as this remote's fault.
   */
  readonly pageEvents?: PageEventSchemas;
  /**
   * Runs before anything of the remote is drawn. The returned function runs when the remote is replaced and when the
   * person signs out. Setup runs again for the next person who signs in on this page.
   */
  readonly setup?: (host: HostApi) => void | (() => void);
}

/** Defines a remote: the default export of its one exposed module, `./remote`. */
export function defineRemote(definition: Omit<RemoteDefinition, 'contract'> & { contract?: number }): RemoteDefinition {
  return { contract: REMOTE_CONTRACT, ...definition };
}

/** Returns the reason for which this shell cannot run a loaded module as a remote; undefined if it can. */
export function refuseRemote(candidate: unknown): string | undefined {
  if (typeof candidate !== 'object' || candidate === null) return 'it exports no remote';
  const { contract, id, texts } = candidate as Partial<RemoteDefinition>;
  if (!REMOTE_CONTRACTS.includes(contract!))
    return `it was built for contract ${String(contract)}, this shell knows ${REMOTE_CONTRACTS.join(' and ')}`;
  if (typeof id !== 'string' || typeof texts !== 'object') return 'its definition has no id or no texts';
  return undefined;
}
