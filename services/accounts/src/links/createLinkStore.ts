import { ServiceError, type ErrorEntry } from '@meet/contracts';
import type { Model } from 'mongoose';
import type { LinkPurpose, LinkRecord } from '../models/linkModel.ts';
import { createLinkSecret } from '../tokens/createLinkSecret.ts';
import { digest } from '../tokens/digest.ts';

const MINUTE_MS = 60_000;
const LIFE_MS: Record<LinkPurpose, number> = {
  reset: 10 * MINUTE_MS,
  login: 10 * MINUTE_MS,
  keep: 10 * MINUTE_MS,
  'view-account': 2 * MINUTE_MS,
};

export interface LinkStore {
  /** Creates a link's secret part. Earlier reset, login or keep links of the account with that purpose stop working. */
  create(purpose: LinkPurpose, accountId: string, adminId?: string): Promise<string>;
  /** Returns a link without consuming it. Throws `refusal` as `redeem` does. */
  read(purpose: LinkPurpose, secret: string, refusal: ErrorEntry): Promise<LinkRecord>;
  /** Consumes a link; of concurrent calls, one succeeds. Throws `refusal` if the link is used, expired or unknown. */
  redeem(purpose: LinkPurpose, secret: string, refusal: ErrorEntry): Promise<LinkRecord>;
  /** Ends every link that opens the account, and, for an administrator, the links to view other accounts. */
  endAll(accountId: string): Promise<void>;
}

export function createLinkStore(links: Model<LinkRecord>, now: () => number): LinkStore {
  function live(link: LinkRecord | null, refusal: ErrorEntry): LinkRecord {
    if (!link || link.expiresAt.getTime() <= now()) throw new ServiceError(refusal);
    return link;
  }

  return {
    async create(purpose, accountId, adminId) {
      const secret = createLinkSecret();
      if (purpose !== 'view-account') await links.deleteMany({ accountId, purpose });
      await links.create({
        _id: digest(secret),
        purpose,
        accountId,
        adminId: adminId ?? null,
        expiresAt: new Date(now() + LIFE_MS[purpose]),
      });
      return secret;
    },
    async read(purpose, secret, refusal) {
      return live(await links.findOne({ _id: digest(secret), purpose }).lean(), refusal);
    },
    async redeem(purpose, secret, refusal) {
      return live(await links.findOneAndDelete({ _id: digest(secret), purpose }).lean(), refusal);
    },
    async endAll(accountId) {
      await links.deleteMany({ $or: [{ accountId }, { adminId: accountId }] });
    },
  };
}
