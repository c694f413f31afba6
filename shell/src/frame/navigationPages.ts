import type { RouteName } from '@meet/contracts/routes';
import { Bell, Building2, History, House, Link2, Plug, UsersRound, Video, type LucideIcon } from 'lucide-react';

export interface NavigationPage {
  readonly route: Extract<
    RouteName,
    | 'dashboard'
    | 'ongoingMeetings'
    | 'groupsManagement'
    | 'organization'
    | 'referrals'
    | 'notifications'
    | 'meetingsHistory'
    | 'integrations'
  >;
  /** Key of its name. */
  readonly text: string;
  /** Key of a part of the name, for where there is little room. */
  readonly shortText?: string;
  readonly icon: LucideIcon;
  /** The tour's step that points here. */
  readonly tour?: string;
}

/** The pages of the main menu, in its order. */
export const NAVIGATION_PAGES: readonly NavigationPage[] = [
  { route: 'dashboard', text: 'nav.dashboard', shortText: 'nav.short.dashboard', icon: House, tour: 'main-menu' },
  { route: 'ongoingMeetings', text: 'nav.ongoingMeetings', shortText: 'nav.short.ongoingMeetings', icon: Video },
  { route: 'groupsManagement', text: 'nav.groups', icon: UsersRound },
  { route: 'organization', text: 'nav.organization', icon: Building2 },
  { route: 'referrals', text: 'nav.referrals', icon: Link2 },
  { route: 'notifications', text: 'nav.notifications', icon: Bell },
  { route: 'meetingsHistory', text: 'nav.meetingsHistory', shortText: 'nav.short.meetingsHistory', icon: History },
  { route: 'integrations', text: 'nav.integrations', icon: Plug },
];
