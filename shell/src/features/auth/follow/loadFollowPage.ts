import { AcceptFollow } from './AcceptFollow.tsx';
import { loadFollowPages } from './FollowTexts.ts';

/** `/accept-follow/:token` */
export const loadFollowPage = () => loadFollowPages({ AcceptFollowPage: AcceptFollow });
