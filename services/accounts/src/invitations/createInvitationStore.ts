import { ServiceError } from '@meet/contracts';
import { accountsErrors, INVITATION_DAYS } from '@meet/accounts-contract';
import type { GroupRole } from '@meet/network-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { GivenRole } from '@meet/organizations-contract';
import { createLinkSecret } from '../tokens/createLinkSecret.ts';
import { digest } from '../tokens/digest.ts';

const LIFE_MS = INVITATION_DAYS * 24 * 3_600_000;

export interface InvitedOrganization {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationRole: GivenRole;
}

export interface NewInvitation {
  readonly inviterId: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly group: { readonly groupId: string; readonly groupName: string; readonly groupRole: GroupRole } | undefined;
  readonly organization: InvitedOrganization | undefined;
}

export interface InvitationStore {
  /** Creates the secret part of a link; no other invitation has it. */
  createSecret(): string;
  /** Opens an invitation. If one is already open for the address and group, it gets the new link and details. */
  send(invitation: NewInvitation, secret: string): Promise<{ invitationId: string; wasOpen: boolean }>;
  /** Returns an invitation of the account. Throws INVITATION_NOT_FOUND, also for somebody else's invitation. */
  load(invitationId: string, inviterId: string): Promise<InvitationRecord>;
  /** Gives an unanswered invitation a new link and a new expiry. Throws INVITATION_CLOSED. */
  renew(invitation: InvitationRecord, secret: string): Promise<InvitationRecord>;
  /** Revokes an invitation. Throws INVITATION_CLOSED if it was already answered or revoked. */
  revoke(invitation: InvitationRecord): Promise<InvitationRecord>;
  /** Returns whether the link belongs to an invitation of this store, in any state. */
  isKnown(secret: string): Promise<boolean>;
  /**
   * Returns the invitation of a link, in any state, without consuming it. Throws INVITATION_CLOSED for unknown links.
   */
  read(secret: string): Promise<InvitationRecord>;
  /**
   * Consumes a link; of concurrent calls, one succeeds. Throws INVITATION_CLOSED, or INVITATION_OTHER_ACCOUNT if the
   * invitation was sent to another address.
   */
  accept(secret: string, email: string): Promise<InvitationRecord>;
  /** Consumes a link as `accept` does, but for any holder of the link. */
  decline(secret: string): Promise<InvitationRecord>;
  /** Reverts an acceptance whose later steps failed. */
  reopen(invitation: InvitationRecord): Promise<void>;
}

export function createInvitationStore(invitations: Model<InvitationRecord>, now: () => number): InvitationStore {
  const closed = () => new ServiceError(accountsErrors.INVITATION_CLOSED);
  const newLink = (secret: string) => ({ tokenHash: digest(secret), sentAt: now(), expiresAt: now() + LIFE_MS });

  async function change(filter: object, changes: Partial<InvitationRecord>): Promise<InvitationRecord | null> {
    return invitations.findOneAndUpdate(filter, { $set: changes }, { returnDocument: 'after' }).lean();
  }
  const consume = (filter: { tokenHash: string; email?: string }, state: 'accepted' | 'declined') =>
    change({ ...filter, state: 'invited', expiresAt: { $gt: now() } }, { state, answeredAt: now() });

  async function read(secret: string): Promise<InvitationRecord> {
    const found = await invitations.findOne({ tokenHash: digest(secret) }).lean();
    if (!found) throw closed();
    return found;
  }

  return {
    createSecret: createLinkSecret,

    async send({ inviterId, email, name, group, organization }, secret) {
      const { groupId = null, groupName = null, groupRole = null } = group ?? {};
      const key = { inviterId, email, groupId, state: 'invited' } as const;
      const { organizationId = null, organizationName = null, organizationRole = null } = organization ?? {};
      const into = { groupName, groupRole, organizationId, organizationName, organizationRole };
      const details = { name, ...into, ...newLink(secret) };
      const open = await change(key, details);
      if (open) return { invitationId: open._id, wasOpen: true };
      const invitationId = createId();
      try {
        await invitations.create({ _id: invitationId, ...key, ...details, createdAt: now(), answeredAt: null });
        return { invitationId, wasOpen: false };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // A concurrent call created the invitation first.
        const present = await change(key, details);
        return { invitationId: present!._id, wasOpen: true };
      }
    },

    async load(invitationId, inviterId) {
      const found = await invitations.findOne({ _id: invitationId, inviterId }).lean();
      if (!found) throw new ServiceError(accountsErrors.INVITATION_NOT_FOUND);
      return found;
    },

    async renew({ _id }, secret) {
      const renewed = await change({ _id, state: 'invited' }, newLink(secret));
      if (!renewed) throw closed();
      return renewed;
    },

    async revoke({ _id }) {
      const revoked = await change({ _id, state: 'invited' }, { state: 'revoked', answeredAt: now() });
      if (!revoked) throw closed();
      return revoked;
    },

    isKnown: async (secret) => (await invitations.exists({ tokenHash: digest(secret) })) !== null,

    read,

    async accept(secret, email) {
      const accepted = await consume({ tokenHash: digest(secret), email: email.toLowerCase() }, 'accepted');
      if (accepted) return accepted;
      const present = await read(secret);
      const isOpen = present.state === 'invited' && present.expiresAt > now();
      throw isOpen ? new ServiceError(accountsErrors.INVITATION_OTHER_ACCOUNT) : closed();
    },

    async decline(secret) {
      const declined = await consume({ tokenHash: digest(secret) }, 'declined');
      if (!declined) throw closed();
      return declined;
    },

    async reopen({ _id }) {
      await change({ _id, state: 'accepted' }, { state: 'invited', answeredAt: null });
    },
  };
}
