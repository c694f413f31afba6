import type { Background, Secrets, Translator } from '@meet/service-kit';
import type { Provider } from 'oidc-provider';
import type { ApplicationStore } from './applications/createApplicationStore.ts';
import type { ClientStore } from './clients/createClientStore.ts';
import type { RecordStore } from './records/createRecordStore.ts';

export interface Deps {
  readonly clientStore: ClientStore;
  readonly recordStore: RecordStore;
  readonly applicationStore: ApplicationStore;
  /** The protocol's implementation, loaded when first asked for. */
  readonly provider: () => Promise<Provider>;
  readonly background: Background;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly publicUrl: string;
}
