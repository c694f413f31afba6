import { INVITE_EMAIL_FORM_MAX, inviteEmail, inviteForm } from '@meet/accounts-contract';
import { findFailure, validateForm, type TranslateKey } from '@meet/contracts/forms';
import { getName, type InviteValues } from './inviteValues.ts';

/** Schema of one address of an invitation. */
export const INVITED_ADDRESS = inviteEmail(INVITE_EMAIL_FORM_MAX);

export const canBeInvited = ({ email }: { readonly email: string }) => !findFailure(INVITED_ADDRESS, email);

/**
 * Returns the errors that prevent the form from being sent. In a list, people who can't be invited do not prevent it.
 */
export async function validateInvite(values: InviteValues, say: TranslateKey): Promise<Record<string, unknown>> {
  const { people } = values;
  const first = people.find(canBeInvited) ?? people[0];
  const name = people.length > 1 ? getName(first!) : values.name;
  const { email, ...errors } = await validateForm(inviteForm, { ...values, name, email: first?.email ?? '' }, say);
  return email ? { ...errors, people: email } : errors;
}
