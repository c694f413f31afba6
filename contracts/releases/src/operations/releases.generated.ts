import { toOperation } from '@meet/contracts';
import * as calls from '../releases.ts';

export const getReleases = toOperation(calls.getReleases, 'a10df6c492b24662d3e992f7bfa0068bfe88cfe18040aafd09fd2daa795c4de4');
