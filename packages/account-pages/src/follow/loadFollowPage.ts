import type { Locale } from '@meet/contracts';
import { AcceptFollow } from './AcceptFollow.tsx';
import { loadFollowPages } from './FollowTexts.ts';

/** `/accept-follow/:token` */
export const loadFollowPage = (locale: Locale) => loadFollowPages(locale, { AcceptFollowPage: AcceptFollow });
