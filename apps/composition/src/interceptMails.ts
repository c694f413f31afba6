import type { InputOf } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { createOperationDefiner, type AnyService } from '@meet/service-kit';

export type InterceptedMail = InputOf<typeof deliverMail>;

export interface MailInterceptor {
  readonly services: readonly AnyService[];
  /** The next mail to an address that was not taken yet; waits for it. */
  mailTo(email: string): Promise<InterceptedMail>;
}

/**
 * The services on their own: what they would mail stays here, and none of their timers runs, so that a clock may jump.
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

/** The secret part of a mail's link. */
export const linkSecret = ({ action }: Pick<InterceptedMail, 'action'>): string => action!.url.split('/').at(-1)!;
