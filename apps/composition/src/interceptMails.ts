import type { InputOf } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { createOperationDefiner, type AnyService } from '@meet/service-kit';

export type InterceptedMail = InputOf<typeof deliverMail>;

export interface MailInterceptor {
  readonly services: readonly AnyService[];
  /** Returns the next unread mail to an address, and waits for it if necessary. */
  mailTo(email: string): Promise<InterceptedMail>;
}

/**
 * Returns the services without mail delivery and without timers. Their mails stay in memory, and the clock may jump.
 */
export function interceptMails(services: readonly AnyService[]): MailInterceptor {
  const kept: InterceptedMail[] = [];
  const waiting = new Map<string, (mail: InterceptedMail) => void>();
  const define = createOperationDefiner<unknown>();
  const keep = define(deliverMail, (mail) => {
    const taker = waiting.get(mail.to);
    waiting.delete(mail.to);
    if (taker) taker(mail);
    else kept.push(mail);
    return { mailId: 'kept' };
  });

  return {
    services: services.map((service) => ({
      ...service,
      operations: service.operations.map((operation) => (operation.call.path === deliverMail.path ? keep : operation)),
      start: undefined,
    })),
    mailTo(email) {
      const at = kept.findIndex(({ to }) => to === email);
      if (at >= 0) return Promise.resolve(kept.splice(at, 1)[0]!);
      return new Promise((resolve) => waiting.set(email, resolve));
    },
  };
}

/** Returns the secret at the end of a mail's link. */
export const linkSecret = ({ action }: Pick<InterceptedMail, 'action'>): string => action!.url.split('/').at(-1)!;
