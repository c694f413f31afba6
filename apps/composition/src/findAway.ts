import type { Deployment } from './readDeployment.ts';

/**
 * Lists dependencies that this process does not reach and does without. While Redis is away, the process hears events
 * of its own only and counts for itself. It stays ready, or a restart of Redis would take all processes out at once.
 */
export const findAway = ({ redis }: Pick<Deployment, 'redis'>): string[] => (redis?.isUp() === false ? ['Redis'] : []);
