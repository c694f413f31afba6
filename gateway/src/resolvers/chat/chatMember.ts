import type { GatewayContext } from '../../graphql/createContext.ts';

export const chatMember = {
  presence: ({ email }: { email: string }, _args: object, { loaders }: GatewayContext) => loaders.presence.load(email),
};
