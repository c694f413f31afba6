import type { SlotProps } from '@meet/remote-kit';
import type { ComponentType } from 'react';
import { ChooseArt, LeaveArt, MobileArt, ReminderArt, RingArt } from './notificationArt.tsx';
import { ControlsArt, InviteArt, TilesArt } from './meetingArt.tsx';
import { GroupMakeArt, GroupMeetArt } from './groupArt.tsx';

export type GuideId = SlotProps<'account.quickGuide/v1'>['guideId'];

interface Slide {
  /** Key under `guide.<guide>.` in the texts. */
  readonly id: string;
  readonly Art: ComponentType;
}

/** Content of each guide, slide by slide. */
export const GUIDES: Readonly<Record<GuideId, readonly Slide[]>> = {
  jitsi_quick_guide: [
    { id: 'controls', Art: ControlsArt },
    { id: 'invite', Art: InviteArt },
    { id: 'tiles', Art: TilesArt },
  ],
  groups_quick_guide: [
    { id: 'make', Art: GroupMakeArt },
    { id: 'meet', Art: GroupMeetArt },
  ],
  notifications_quick_guide: [
    { id: 'ring', Art: RingArt },
    { id: 'answer', Art: LeaveArt },
    { id: 'reminder', Art: ReminderArt },
    { id: 'choose', Art: ChooseArt },
    { id: 'elsewhere', Art: MobileArt },
  ],
};
