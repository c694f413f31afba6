import { baseResolvers } from './base.ts';

/** Every domain's resolvers. */
export const resolvers = [baseResolvers] as const;
