/** Channels that a publish token may move. A token for `stable` may also roll back and switch off. */
export const CHANNEL_KINDS = ['stable', 'canary', 'preview'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Web vitals that a page reports of a release. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];
export const ERROR_KINDS = ['load', 'setup', 'render', 'handler', 'part'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Reasons for the current state of a channel. */
export const CHANNEL_ACTIONS = ['changed', 'proposed', 'seeded', 'rolledBack'] as const;
export type ChannelAction = (typeof CHANNEL_ACTIONS)[number];
