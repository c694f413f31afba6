import type { Deployment } from './readDeployment.ts';

/**
 * Returns the dependencies that are down and that this process can do without. While Redis is away, the process
 * receives only its own events and counts limits alone. It stays ready, because otherwise a restart of Redis would take
 * all processes out at once.
 */
export const findAway = ({ redis }: Pick<Deployment, 'redis'>): string[] => (redis?.isUp() === false ? ['Redis'] : []);
