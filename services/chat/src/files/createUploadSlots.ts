import { chatErrors, CHAT_UPLOADS_AT_ONCE } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';

export interface UploadSlots {
  /** Runs an upload. Throws CHAT_UPLOADS_BUSY if the account has the maximum number of uploads under way. */
  run<T>(accountId: string, upload: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 2;

/** Limits the uploads of each account that are under way in this process. */
export function createUploadSlots(): UploadSlots {
  const underWay = new Map<string, number>();
  return {
    async run(accountId, upload) {
      const taken = underWay.get(accountId) ?? 0;
      if (taken >= CHAT_UPLOADS_AT_ONCE) {
        throw new ServiceError(chatErrors.CHAT_UPLOADS_BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      underWay.set(accountId, taken + 1);
      try {
        return await upload();
      } finally {
        const left = underWay.get(accountId)! - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      }
    },
  };
}
