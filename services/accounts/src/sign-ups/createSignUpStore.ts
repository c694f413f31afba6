import { ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import type { Model } from 'mongoose';
import { createId } from '@meet/service-kit';
import type { SignUpRecord } from '../models/signUpModel.ts';
import { createLinkSecret } from '../tokens/createLinkSecret.ts';
import { digest } from '../tokens/digest.ts';

const LIFE_MS = 3 * 24 * 3_600_000;

export type NewSignUp = Pick<SignUpRecord, 'email' | 'fullName' | 'locale' | 'passwordHash'>;

/** A sign-up with the secret part of its newest link, which is not stored. */
export interface MailableSignUp {
  readonly signUp: SignUpRecord;
  readonly secret: string;
}

export interface SignUpStore {
  /** Stores a sign-up, in addition to all others of its address. */
  add(signUp: NewSignUp): Promise<MailableSignUp>;
  /**
   * Gives a sign-up a new link and a new expiry; its earlier link stops working. Returns undefined for an unknown or
   * expired sign-up.
   */
  renew(signUpId: string): Promise<MailableSignUp | undefined>;
  /** Returns the sign-up of a link. Throws LINK_INVALID if the link is used, replaced, expired or unknown. */
  read(secret: string): Promise<SignUpRecord>;
  /** Returns the newest sign-up of the address whose link was not opened yet; null for none. */
  getNewest(email: string): Promise<SignUpRecord | null>;
  /** Returns whether other sign-ups wait for the same address. */
  hasRivals(signUp: SignUpRecord): Promise<boolean>;
  remove(signUp: SignUpRecord): Promise<void>;
}

export function createSignUpStore(signUps: Model<SignUpRecord>, now: () => number): SignUpStore {
  const newLink = (secret: string) => ({ tokenHash: digest(secret), expiresAt: new Date(now() + LIFE_MS) });
  const live = () => ({ expiresAt: { $gt: new Date(now()) } });

  return {
    async add(given) {
      const secret = createLinkSecret();
      const emailKey = given.email.toLowerCase();
      const signUp = { _id: createId(), ...given, emailKey, createdAt: now(), ...newLink(secret) };
      await signUps.create(signUp);
      return { signUp, secret };
    },

    async renew(signUpId) {
      const secret = createLinkSecret();
      const signUp = await signUps
        .findOneAndUpdate({ _id: signUpId, ...live() }, { $set: newLink(secret) }, { returnDocument: 'after' })
        .lean();
      return signUp ? { signUp, secret } : undefined;
    },

    async read(secret) {
      const signUp = await signUps.findOne({ tokenHash: digest(secret), ...live() }).lean();
      if (!signUp) throw new ServiceError(accountsErrors.LINK_INVALID);
      return signUp;
    },

    getNewest: (email) =>
      signUps
        .findOne({ emailKey: email.toLowerCase(), ...live() })
        .sort({ createdAt: -1, _id: -1 })
        .lean(),

    hasRivals: async ({ _id, emailKey }) => (await signUps.exists({ emailKey, _id: { $ne: _id }, ...live() })) !== null,

    async remove({ _id }) {
      await signUps.deleteOne({ _id });
    },
  };
}
