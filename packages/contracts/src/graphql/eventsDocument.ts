/**
 * Subscription of every page. It names no event, so that a new event changes neither it nor the shell. The page
 * validates each payload with the domain's contract.
 */
export const EVENTS_DOCUMENT = 'subscription Events { events { type channel at payload } }';
/** Hash that identifies it to the gateway. */
export const EVENTS_DOCUMENT_HASH = '9628a0a1f261ee04a9a1cd56c24b0e6732f8057c26c045c384c77285e654fe98';
