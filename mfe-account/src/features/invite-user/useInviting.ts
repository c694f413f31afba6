import { inviteUser } from '@meet/accounts-contract/operations';
import { addressKey } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import { useHost } from '@meet/remote-kit';
import type { Addressee } from '@meet/remote-kit/people';
import { useEffect, useRef, useState } from 'react';
import { getCaptchaToken } from '../../captcha/getCaptchaToken.ts';
import { toInvitation, type InviteValues } from './inviteValues.ts';
import { canBeInvited } from './validateInvite.ts';

/** Result of one of several invitations. A refusal has its reason in the person's language. */
export interface InviteResult {
  readonly person: Addressee;
  readonly outcome: 'sent' | 'resent' | 'contact' | 'refused';
  readonly reason?: string;
}

/**
 * Sends invitations one after another. Each is a call with its own captcha token, and a refused one does not stop the
 * others. Sending stops when the dialog is closed.
 */
export function useInviting(
  captchaPlace: { readonly current: HTMLElement | null },
  contacts: readonly { readonly email: string; readonly hasAccount: boolean }[],
) {
  const host = useHost();
  const gone = useRef(new AbortController());
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  /** Sends one invitation. Throws when it is refused. */
  async function invite(values: InviteValues, person: Addressee): Promise<'sent' | 'resent'> {
    const recaptchaToken = await getCaptchaToken(host.api, 'inviteInSystemVerification', captchaPlace.current!);
    const { signal } = gone.current;
    const input = { ...toInvitation(values, person), recaptchaToken };
    const { inviteResults } = await host.api.execute(inviteUser, input, signal);
    return inviteResults.userAlreadyInvited ? 'resent' : 'sent';
  }

  /**
   * Returns whether the person is a contact with an account and the invitation includes no group or organization. Such
   * a person gets no mail.
   */
  const isKnown = ({ moreOptions, addToGroup, addToOrganization }: InviteValues, { email }: Addressee) =>
    !(moreOptions && (addToGroup || addToOrganization)) &&
    contacts.some((contact) => contact.hasAccount && contact.email.toLowerCase() === addressKey(email));

  async function inviteAll(values: InviteValues): Promise<readonly InviteResult[]> {
    const results: InviteResult[] = [];
    // Reason that ends the sending: the hourly limit is reached, or the server does not answer. The other invitations
    // would fail alike.
    let end: string | undefined;
    for (const person of values.people) {
      if (gone.current.signal.aborted) break;
      if (!canBeInvited(person)) continue;
      setPercent(Math.round((100 * results.length) / values.people.length));
      if (isKnown(values, person)) {
        results.push({ person, outcome: 'contact' });
        continue;
      }
      if (end === undefined) {
        try {
          results.push({ person, outcome: await invite(values, person) });
          continue;
        } catch (error) {
          const reason = host.i18n.errorText(error);
          results.push({ person, outcome: 'refused', reason });
          if (error instanceof CallFailure && (error.status === 429 || error.status === 0)) end = reason;
        }
      } else {
        results.push({ person, outcome: 'refused', reason: end });
      }
    }
    setPercent(undefined);
    return results;
  }

  /** `percent` is the progress of several invitations, from 0 to 100. */
  return { percent, invite, inviteAll };
}
