import { loadInvitationPages } from './InvitationTexts.ts';
import { InviteMember } from './InviteMember.tsx';

/** `/invite-member/:type/:token` */
export const loadInvitePage = () => loadInvitationPages({ InviteMemberPage: InviteMember });
