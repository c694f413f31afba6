import { baseResolvers } from './base.ts';
import { networkResolvers } from './network/index.ts';

/** Every domain's resolvers. */
export const resolvers = [baseResolvers, networkResolvers] as const;
