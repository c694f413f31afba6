export { verifyToken } from './verifyToken.ts';
export type { TokenExpectations } from './verifyToken.ts';
