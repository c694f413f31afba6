import { baseResolvers } from './base.ts';
import { meetingsResolvers } from './meetings/index.ts';
import { networkResolvers } from './network/index.ts';

/** Every domain's resolvers. */
export const resolvers = [baseResolvers, meetingsResolvers, networkResolvers] as const;
