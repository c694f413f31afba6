import type { Background, Logger, Publish, Secrets, ServiceBase, Translator } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Model } from 'mongoose';
import type { Judges } from './checks/Candidate.ts';
import type { Live } from './live/createLive.ts';
import type { RegistryReader } from './live/createRegistry.ts';
import type { BlobDocument } from './models/blobs.ts';
import type { ChannelRevision } from './models/channels.ts';
import type { CounterDocument } from './models/counters.ts';
import type { ReleaseDocument } from './models/releases.ts';
import type { RemoteDocument } from './models/remotes.ts';
import type { TesterDocument } from './models/testers.ts';
import type { TrialDocument } from './models/trials.ts';
import type { Choices } from './previews/createChoices.ts';
import type { TokenStore } from './rights/createTokenStore.ts';
import type { settings } from './settings.ts';

export interface Deps extends Pick<ServiceBase<typeof settings>, 'settings'> {
  readonly remotes: Model<RemoteDocument>;
  readonly releases: Model<ReleaseDocument>;
  readonly channels: Model<ChannelRevision>;
  readonly counters: Model<CounterDocument>;
  readonly trials: Model<TrialDocument>;
  readonly testers: Model<TesterDocument>;
  readonly blobNotes: Model<BlobDocument>;
  readonly blobs: BlobStore;
  /** Whether an account is an administrator's now. */
  isAdministrator(accountId: string): Promise<boolean>;
  readonly tokenStore: TokenStore;
  readonly choices: Choices;
  readonly live: Live;
  readonly registry: RegistryReader;
  readonly judges: Judges;
  readonly background: Background;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly publish: Publish;
  readonly callAsService: ServiceBase['callAsService'];
  readonly publicUrl: string;
  readonly log: Logger;
  now(): number;
}
