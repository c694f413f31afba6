import { errors, type Adapter, type ClientMetadata } from 'oidc-provider';
import type { ApplicationStore } from '../applications/createApplicationStore.ts';
import type { Client, ClientStore } from '../clients/createClientStore.ts';
import type { RecordStore } from '../records/createRecordStore.ts';

export interface AdapterOptions {
  readonly clientStore: ClientStore;
  readonly recordStore: RecordStore;
  readonly applicationStore: ApplicationStore;
}

const LOOPBACK = /^http:\/\//;

/**
 * Returns an application's metadata in the protocol's format. Its secret is an HMAC, which only `compareClientSecret`
 * can check.
 */
function toMetadata({ clientId, redirectUris, scopes, secretHash }: Client): ClientMetadata {
  return {
    client_id: clientId,
    redirect_uris: redirectUris,
    // A program on the person's own machine listens on any free port (RFC 8252, section 7.3).
    application_type: redirectUris.every((uri) => LOOPBACK.test(uri)) ? 'native' : 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    scope: scopes.join(' '),
    ...(secretHash === null
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: secretHash }),
  };
}

/** Creates the storage of the protocol's implementation, by kind of record. */
export const createAdapter =
  ({ clientStore, recordStore, applicationStore }: AdapterOptions) =>
  (kind: string): Adapter => {
    if (kind === 'Client')
      return { ...closed, find: (id) => clientStore.find(id).then((one) => one && toMetadata(one)) };
    if (kind === 'Grant') {
      return {
        ...closed,
        upsert: (id, payload) => applicationStore.put(id, payload),
        find: (id) => applicationStore.findPayload(id),
        destroy: async (id) => void (await applicationStore.end({ grantId: id })),
      };
    }
    return {
      ...closed,
      async upsert(id, payload, expiresIn) {
        await recordStore.put(kind, id, payload, expiresIn!);
        if (kind === 'RefreshToken') await applicationStore.extend(payload.grantId!, expiresIn!);
      },
      find: (id) => recordStore.find(kind, id),
      async consume(id) {
        if (await recordStore.consume(kind, id)) return;
        // Another request used it after this one read it as unused. That is a replay, which ends the permission.
        const payload = await recordStore.find(kind, id);
        if (payload?.grantId) await applicationStore.end({ grantId: payload.grantId });
        throw new errors.InvalidGrant('already used');
      },
      destroy: (id) => recordStore.remove(kind, id),
      // Deletes records of all kinds at once, although the provider calls this once per kind.
      revokeByGrantId: (grantId) => recordStore.removeByGrants([grantId]),
    };
  };

const refuse = () => Promise.reject(new Error('The authorization server has no use for this.'));
const closed: Adapter = {
  upsert: refuse,
  find: refuse,
  findByUid: refuse,
  findByUserCode: refuse,
  consume: refuse,
  destroy: refuse,
  revokeByGrantId: refuse,
};
