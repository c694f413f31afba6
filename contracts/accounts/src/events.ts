import { object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { profileChanged } from '@meet/contracts/session';

export { profileChanged };

/** Published once on the internal channel. Services that stored the e-mail address link it to the new account. */
export const accountActivated = defineEvent('accountActivated', {
  summary: 'A new account can be used from now on.',
  payload: object({
    accountId: string().required(),
    email: string().required(),
    fullName: string().defined(),
  }),
});

/** Published on the person's own channel, so that their other tabs and devices show the change. */
export const ownProfileChanged = defineEvent('ownProfileChanged', {
  summary: 'The own name, alias or picture changed.',
  payload: object({ profile: profileChanged.payload.required() }),
});

/** Published on the sender's own channel when an invitation is sent, answered or withdrawn. */
export const invitationChanged = defineEvent('invitationChanged', {
  summary: 'An invitation that the person sent is new or changed its state.',
  payload: object({
    invitationId: string().required(),
    /** One of the invitation's states. */
    invitationState: string().required(),
  }),
});

/** Events that the gateway delivers to clients. */
export const accountsEvents = [ownProfileChanged, invitationChanged] as const;
