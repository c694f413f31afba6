import { ServiceError } from '@meet/contracts';
import { ORGANIZATION_INVITATION_DAYS, organizationsErrors } from '@meet/organizations-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import type { InvitationRecord } from '../models/invitationModel.ts';

const LIFE_MS = ORGANIZATION_INVITATION_DAYS * 24 * 3_600_000;
const SECRET_BYTES = 32;

type Kind = InvitationRecord['kind'];

export type NewInvitation = Pick<
  InvitationRecord,
  'organizationId' | 'kind' | 'email' | 'memberType' | 'role' | 'inviterId'
>;

/** Proof of holding an invitation: its link's secret, or its id together with a session of the invited address. */
export interface Holder {
  readonly token: string;
  /** Address of the signed-in account. */
  readonly email?: string | undefined;
}

export interface InvitationStore {
  /** Creates the secret part of a link; no other invitation has it. */
  createSecret(): string;
  /** Returns the open invitation that sending this one would replace. Expired ones do not count. */
  findOpen(invitation: Pick<NewInvitation, 'organizationId' | 'kind' | 'email'>): Promise<InvitationRecord | null>;
  /**
   * Opens an invitation. If one for the address, or the one offer of the ownership, exists, it gets a new link and
   * details.
   */
  send(invitation: NewInvitation, secret: string): Promise<InvitationRecord>;
  /** Gives an unanswered invitation a new link, expiry and sender. Throws ORGANIZATION_INVITATION_NOT_FOUND. */
  renew(invitation: InvitationRecord, inviterId: string, secret: string): Promise<InvitationRecord>;
  /** Revokes an invitation that nobody accepted. Throws ORGANIZATION_INVITATION_NOT_FOUND. */
  revoke(invitation: InvitationRecord): Promise<InvitationRecord>;
  /**
   * Returns an invitation that is neither accepted nor revoked, without consuming it. Throws
   * ORGANIZATION_INVITATION_CLOSED.
   */
  read(holder: Holder): Promise<InvitationRecord>;
  /**
   * Consumes an invitation; one of several concurrent calls succeeds. Throws ORGANIZATION_INVITATION_CLOSED, or
   * ORGANIZATION_INVITATION_OTHER_ACCOUNT if it was sent to another address.
   */
  accept(token: string, account: { accountId: string; email: string }, kind?: Kind): Promise<InvitationRecord>;
  /** Consumes an invitation as `accept` does, but for any holder of its link. */
  decline(holder: Holder, kind?: Kind): Promise<InvitationRecord>;
  /** Reverts an acceptance whose later steps failed. */
  reopen(invitation: InvitationRecord): Promise<void>;
}

const toKey = ({ kind, email }: Pick<InvitationRecord, 'kind' | 'email'>) =>
  kind === 'owner' ? 'owner' : `member ${email}`;

export function createInvitationStore(invitations: Model<InvitationRecord>, now: () => number): InvitationStore {
  const closed = () => new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED);
  const notFound = () => new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_NOT_FOUND);
  const newLink = (secret: string) => ({ tokenHash: digest(secret), sentAt: now(), expiresAt: now() + LIFE_MS });

  function change(filter: object, changes: Partial<InvitationRecord>): Promise<InvitationRecord | null> {
    return invitations.findOneAndUpdate(filter, { $set: changes }, { returnDocument: 'after' }).lean();
  }
  const isLive = () => ({ state: 'invited' as const, expiresAt: { $gt: now() } });

  async function find({ token, email }: Holder): Promise<InvitationRecord | null> {
    const byLink = await invitations.findOne({ tokenHash: digest(token) }).lean();
    if (byLink || email === undefined) return byLink;
    return invitations.findOne({ _id: token, email: email.toLowerCase() }).lean();
  }

  async function read(holder: Holder): Promise<InvitationRecord> {
    const found = await find(holder);
    if (!found || found.state === 'accepted' || found.state === 'revoked') throw closed();
    return found;
  }

  /**
   * Consumes an invitation. The update matches the link's hash again, so that an old link does not consume an
   * invitation that was sent again meanwhile.
   */
  async function consume(found: InvitationRecord, changes: Partial<InvitationRecord>): Promise<InvitationRecord> {
    const { _id, tokenHash } = found;
    const consumed = await change({ _id, tokenHash, ...isLive() }, { ...changes, answeredAt: now() });
    if (!consumed) throw closed();
    return consumed;
  }

  return {
    createSecret: () => randomBytes(SECRET_BYTES).toString('base64url'),

    async findOpen({ organizationId, kind, email }) {
      return invitations.findOne({ organizationId, key: toKey({ kind, email }), email, ...isLive() }).lean();
    },

    async send(invitation, secret) {
      const key = { organizationId: invitation.organizationId, key: toKey(invitation) };
      const details = {
        ...invitation,
        ...newLink(secret),
        state: 'invited' as const,
        answeredAt: null,
        acceptedById: null,
      };
      const renewed = await change(key, details);
      if (renewed) return renewed;
      try {
        return (await invitations.create({ _id: createId(), ...key, ...details })).toObject();
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A concurrent call inserted it first.
        return (await change(key, details))!;
      }
    },

    async renew({ _id }, inviterId, secret) {
      const renewed = await change({ _id, state: 'invited' }, { inviterId, ...newLink(secret) });
      if (!renewed) throw notFound();
      return renewed;
    },

    async revoke({ _id }) {
      const revoked = await change({ _id, state: { $in: ['invited', 'declined'] } }, { state: 'revoked' });
      if (!revoked) throw notFound();
      return revoked;
    },

    read,

    async accept(token, { accountId, email }, kind) {
      const found = await read({ token, email });
      if (found.state !== 'invited' || found.expiresAt <= now() || (kind && found.kind !== kind)) throw closed();
      if (found.email !== email.toLowerCase()) {
        throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_OTHER_ACCOUNT);
      }
      return consume(found, { state: 'accepted', acceptedById: accountId });
    },

    async decline(holder, kind) {
      const found = await read(holder);
      if (kind && found.kind !== kind) throw closed();
      return consume(found, { state: 'declined' });
    },

    async reopen({ _id, tokenHash }) {
      await change({ _id, tokenHash, state: 'accepted' }, { state: 'invited', answeredAt: null, acceptedById: null });
    },
  };
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
