/**
 * What every page subscribes with. It names no event: a new one changes neither this nor the shell. Its payload is judged
 * by the domain's contract where it arrives.
 */
export const EVENTS_DOCUMENT = 'subscription Events { events { type channel at payload } }';
/** What names it to the gateway. */
export const EVENTS_DOCUMENT_HASH = '9628a0a1f261ee04a9a1cd56c24b0e6732f8057c26c045c384c77285e654fe98';
