import { object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

export const follower = object({
  /** Names the tie between two people, not either of them. */
  followerId: string().required(),
  fullName: string().defined(),
  email: string().required(),
  avatar: string().nullable().defined(),
  /** `asked` until the other one accepts. */
  state: string<'asked' | 'following'>().oneOf(['asked', 'following']).required(),
  /** For resend-follow-invite; null once it was accepted. */
  inviteToken: string().nullable().defined(),
  /** Unix milliseconds: asked or, once accepted, accepted at. */
  since: timestamp(),
}).meta({ name: 'Follower' });
export type Follower = InferType<typeof follower>;
