import { createCallDefiner } from '@meet/contracts';

export const defineCall = createCallDefiner('releases');
