/** Events of which a webhook can be notified. docs/webhooks.md describes the body of each. */
export const WEBHOOK_EVENTS = [
  'meeting.started',
  'meeting.ended',
  'participant.joined',
  'participant.left',
  'message.received',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The trial that its owner asks for; comes whatever was chosen. */
export const WEBHOOK_PING = 'ping';

/**
 * Why an attempt failed: the address is none that webhooks may reach (an unknown name is told alike, so that nobody learns
 * which internal names exist), nobody answered there, not in time, with a redirection, or with a status other than 2xx; or
 * the webhook was disabled meanwhile.
 */
export const WEBHOOK_FAILURES = ['address', 'connection', 'timeout', 'redirect', 'status', 'disabled'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/**
 * Why a webhook is disabled that its owner did not disable: it failed for days, its receiver answered 410, or the account's
 * password was reset.
 */
export const WEBHOOK_DISABLED_REASONS = ['failing', 'gone', 'password-reset'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];
