import type { ServiceBase } from '@meet/service-kit';
import type { Provider } from 'oidc-provider';
import { createApplicationStore } from './applications/createApplicationStore.ts';
import { createClientStore } from './clients/createClientStore.ts';
import type { Deps } from './Deps.ts';
import { clientsModel } from './models/clients.ts';
import { grantsModel } from './models/grants.ts';
import { recordsModel } from './models/records.ts';
import { createRecordStore } from './records/createRecordStore.ts';

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

/** The library is a sixth of all that a start would load, and most starts serve no application for a while. */
async function makeProvider(
  base: ServiceBase,
  stores: Pick<Deps, 'clientStore' | 'recordStore' | 'applicationStore'>,
): Promise<Provider> {
  const { createProvider } = await import('./provider/createProvider.ts');
  return createProvider(base, stores);
}
