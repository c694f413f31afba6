import type { ServiceBase } from '../defineService.ts';

/**
 * Returns a service's base with which it starts but takes no scheduled work: a real timer would do that at any moment of
 * a test.
 */
export const withoutScheduledWork = <Base extends Pick<ServiceBase, 'lease'>>(base: Base): Base => ({
  ...base,
  lease: { ...base.lease, take: async () => undefined },
});
