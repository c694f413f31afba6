import { ADDRESS_FORBIDDEN_CHARACTERS, line, list, text } from '@meet/contracts';
import { WEBHOOK_DESCRIPTION_MAX_LENGTH, WEBHOOK_URL_MAX_LENGTH } from './limits.ts';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';

/** An address of the web, without a user, a password or a fragment in it. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || ADDRESS_FORBIDDEN_CHARACTERS.test(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password && !hash;
}

/** Address of a webhook's requests. */
export const webhookUrl = () =>
  text()
    .max(WEBHOOK_URL_MAX_LENGTH)
    .test('web-address', 'integrations.webhookUrlInvalid', (value) => !value || isWebAddress(value));

export const webhookDescription = () => line().max(WEBHOOK_DESCRIPTION_MAX_LENGTH);

/** Events of which a webhook is notified. */
export const webhookEvents = () =>
  list(
    text()
      .oneOf([...WEBHOOK_EVENTS])
      .required(),
  )
    .max(WEBHOOK_EVENTS.length)
    .min(1, 'integrations.webhookEventsRequired');
