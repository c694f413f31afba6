import type { Background, ServiceBase, WindowCounter } from '@meet/service-kit';
import type { ApiKeyStore } from './api-keys/createApiKeyStore.ts';
import type { Captcha } from './captcha/Captcha.ts';
import type { InvitationStore } from './invitations/createInvitationStore.ts';
import type { LinkStore } from './links/createLinkStore.ts';
import type { MailWriter } from './mails/createMailWriter.ts';
import type { AccountRecord } from './models/accountModel.ts';
import type { Models } from './models/createModels.ts';
import type { AttemptGuard } from './policies/createAttemptGuard.ts';
import type { ReservedAliases } from './policies/createReservedAliases.ts';
import type { SessionStore } from './sessions/createSessionStore.ts';
import type { SignUpStore } from './sign-ups/createSignUpStore.ts';
import type { ContactsProvider } from './third-party/createContactsProvider.ts';
import type { ThirdParty } from './third-party/createThirdParty.ts';
import type { AccountsSettings } from './settings.ts';

export interface Deps
  extends
    Models,
    Pick<ServiceBase<AccountsSettings>, 'secrets' | 'publish' | 'client' | 'settings' | 'publicUrl' | 'development'> {
  /** As it is now, read together with those that others ask for; see getAccount. */
  accountOf(accountId: string): Promise<Readonly<AccountRecord> | undefined>;
  readonly sessionStore: SessionStore;
  readonly apiKeyStore: ApiKeyStore;
  readonly linkStore: LinkStore;
  readonly signUpStore: SignUpStore;
  readonly invitationStore: InvitationStore;
  readonly captcha: Captcha;
  readonly attempts: AttemptGuard;
  /** Third party that may vouch for a person; undefined for none. */
  readonly thirdParty: ThirdParty | undefined;
  /** Source from which contacts can be imported; undefined for none. */
  readonly contactsProvider: ContactsProvider | undefined;
  readonly reservedAliases: ReservedAliases;
  readonly attemptCounter: WindowCounter;
  readonly mailWriter: MailWriter;
  readonly background: Background;
}
