import {
  CHROME_EXTENSION_CLIENT_ID,
  chromeExtensionRedirectUri,
  OAUTH_CLIENTS_MAX,
  type OauthScope,
} from '@meet/oauth-contract';
import { createId, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientRecord } from '../models/clients.ts';

const PURPOSE = 'oauth/client-secret';
const SECRET_PREFIX = 'mcs_';
const SECRET_BYTES = 32;

export interface Client extends Pick<ClientRecord, 'redirectUris' | 'scopes' | 'secretHash'> {
  readonly clientId: string;
  /** Null for a built-in application, whose name is in the reader’s language. */
  readonly name: string | null;
  readonly isBuiltIn: boolean;
  readonly createdAt: number | null;
}

export interface ClientFields {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly OauthScope[];
}

export interface ClientWithSecret {
  readonly client: Client;
  /** Returned once, and not stored. */
  readonly secret: string | null;
}

export interface ClientStore {
  /** Creates an application; returns undefined if the maximum exists already. */
  create(fields: ClientFields & { readonly isPublic: boolean }): Promise<ClientWithSecret | undefined>;
  find(clientId: string): Promise<Client | undefined>;
  list(): Promise<Client[]>;
  change(client: Client, fields: ClientFields, renewSecret: boolean): Promise<ClientWithSecret | undefined>;
  remove(clientId: string): Promise<boolean>;
  isSecret(secretHash: string, secret: string): boolean;
}

export interface ClientStoreOptions {
  readonly clients: Model<ClientRecord>;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  now(): number;
}

export function createClientStore({ clients, secrets, publicUrl, now }: ClientStoreOptions): ClientStore {
  const builtIn: readonly Client[] = [
    {
      clientId: CHROME_EXTENSION_CLIENT_ID,
      name: null,
      redirectUris: [chromeExtensionRedirectUri(publicUrl)],
      scopes: ['profile', 'meetings'],
      secretHash: null,
      isBuiltIn: true,
      createdAt: null,
    },
  ];
  const hash = (secret: string) => secrets.hash(PURPOSE, secret);
  const newSecret = () => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const present = ({ _id, ...client }: ClientRecord): Client => ({ ...client, clientId: _id, isBuiltIn: false });
  const stored = ({ name, redirectUris, scopes }: ClientFields) => ({
    name: name.trim(),
    redirectUris: [...new Set(redirectUris)],
    scopes: [...new Set(scopes)],
  });

  return {
    async create({ isPublic, ...fields }) {
      if ((await clients.estimatedDocumentCount()) >= OAUTH_CLIENTS_MAX) return undefined;
      const secret = isPublic ? null : newSecret();
      const record: ClientRecord = {
        _id: createId(),
        ...stored(fields),
        secretHash: secret && hash(secret),
        createdAt: now(),
      };
      await clients.create(record);
      return { client: present(record), secret };
    },
    async find(clientId) {
      const own = builtIn.find((client) => client.clientId === clientId);
      if (own) return own;
      const client = await clients.findById(clientId).lean();
      return client ? present(client) : undefined;
    },
    list: async () => [...builtIn, ...(await clients.find().sort({ createdAt: 1, _id: 1 }).lean()).map(present)],
    async change({ clientId }, fields, renewSecret) {
      const secret = renewSecret ? newSecret() : null;
      const changed = await clients
        .findOneAndUpdate(
          { _id: clientId },
          { $set: { ...stored(fields), ...(secret && { secretHash: hash(secret) }) } },
          { returnDocument: 'after' },
        )
        .lean();
      return changed ? { client: present(changed), secret } : undefined;
    },
    remove: async (clientId) => (await clients.deleteOne({ _id: clientId })).deletedCount === 1,
    isSecret(secretHash, secret) {
      const [kept, given] = [Buffer.from(secretHash), Buffer.from(hash(secret))];
      return kept.length === given.length && timingSafeEqual(kept, given);
    },
  };
}
