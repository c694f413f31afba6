import type { Deployment } from './readDeployment.ts';

/**
 * What this process does not reach, and does without: while Redis is away it hears and counts for itself alone. It stays
 * ready, or a Redis that is restarted would take all processes out at once.
 */
export const awayOf = ({ redis }: Pick<Deployment, 'redis'>): string[] => (redis?.isUp() === false ? ['Redis'] : []);
