import type { ServiceBase, Background, Secrets, Translator } from '@meet/service-kit';
import type { Provider } from 'oidc-provider';
import { createApplicationStore, type ApplicationStore } from './applications/createApplicationStore.ts';
import { createClientStore, type ClientStore } from './clients/createClientStore.ts';
import { clientsModel } from './models/clients.ts';
import { grantsModel } from './models/grants.ts';
import { recordsModel } from './models/records.ts';
import { createRecordStore, type RecordStore } from './records/createRecordStore.ts';

export interface Deps {
  readonly clientStore: ClientStore;
  readonly recordStore: RecordStore;
  readonly applicationStore: ApplicationStore;
  /** Returns the protocol's implementation, which is loaded on first use. */
  readonly provider: () => Promise<Provider>;
  readonly background: Background;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly publicUrl: string;
}

export function createDeps(base: ServiceBase): Deps {
  const { connection, background, secrets, publish, now, translator, publicUrl } = base;
  const clientStore = createClientStore({ clients: clientsModel(connection), secrets, publicUrl, now });
  const recordStore = createRecordStore({ records: recordsModel(connection), secrets, now });
  const applicationStore = createApplicationStore({
    grants: grantsModel(connection),
    recordStore,
    secrets,
    publish,
    now,
  });
  let provider: Promise<Provider> | undefined;
  return {
    clientStore,
    recordStore,
    applicationStore,
    provider: () => (provider ??= makeProvider(base, { clientStore, recordStore, applicationStore })),
    background,
    secrets,
    translator,
    publicUrl,
  };
}

/**
 * Loads the library on first use: it is a sixth of all code loaded at start, and most processes serve no application
 * for a while.
 */
async function makeProvider(
  base: ServiceBase,
  stores: Pick<Deps, 'clientStore' | 'recordStore' | 'applicationStore'>,
): Promise<Provider> {
  const { createProvider } = await import('./provider/createProvider.ts');
  return createProvider(base, stores);
}
