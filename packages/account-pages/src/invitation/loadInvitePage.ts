import type { Locale } from '@meet/contracts';
import { loadInvitationPages } from './InvitationTexts.ts';
import { InviteMember } from './InviteMember.tsx';

/** `/invite-member/:type/:token` */
export const loadInvitePage = (locale: Locale) => loadInvitationPages(locale, { InviteMemberPage: InviteMember });
