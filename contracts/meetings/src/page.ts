import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { array, boolean, object, string } from 'yup';

const roomId = string().required();

/** Page events about meetings for the other parts of a page. */
export const meetingPageEvents = {
  /** The person's meeting opened in this tab. */
  'meeting.started@1': object({ roomId }),
  /** The meeting's room is loaded; the person can add contacts to it from now on. */
  'meeting.initialized@1': object({ roomId }),
  'meeting.ended@1': object({ roomId, bySystem: boolean().required() }),
  /** The person opens or closes My network beside the meeting, on a page that hides it otherwise. */
  'meeting.peopleWanted@1': object({ roomId }),
  /** The person chose to add a contact to the running meeting. */
  'meeting.contactInvited@1': object({ contactId: string().required(), roomId }),
  /** The person wants to call people. It starts a meeting in the person's own room and rings the people. */
  'call.requested@1': object({
    people: array(object({ fullName: string().required(), email: string().required() }))
      .min(1)
      .required(),
  }),
  /** A call to the person appears over the page or disappears. */
  'call.shown@1': object({ isShown: boolean().required() }),
  /** The person opens or closes the meeting's whiteboard. */
  'whiteboard.requested@1': object({ roomId }),
};

/** Purpose of the meeting details dialog; the product's specification defines the numbers. */
export type MeetingDetailsKind = 0 | 1 | 2 | 3 | 4 | 5;

/** A person of a meeting. Pages show the address if no name is known. */
export interface PilePerson {
  readonly name: string;
  readonly email?: string;
}

/** A person who can be called. */
export interface CallablePerson {
  readonly fullName: string;
  readonly email: string;
}

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof meetingPageEvents> {}

  /** Dialogs that every part of a page may open with `host.openDialog`. */
  interface SlotTable {
    'meetings.details/v1': DialogProps<'started' | 'sent'> & {
      readonly kind: MeetingDetailsKind;
      /** Room that is selected at first, such as that of the person's current meeting. */
      readonly roomId?: string;
      readonly contactId?: string;
      readonly groupId?: string;
      readonly chatId?: string;
    };
    /** Warning about the browser: for a meeting that is about to open, for the current meeting, or for neither. */
    'meetings.browserWarning/v1': DialogProps<'continue'> & {
      readonly meetingUrl?: string;
      readonly isInMeeting?: boolean;
    };
  }

  /** Slots on the dashboard's first page. */
  interface SlotTable {
    /**
     * Overlapping avatars of `people`, at most `max`, each `size` pixels wide. The remote that knows the people's
     * photos and names fills this slot.
     */
    'dashboard.facepile/v1': {
      readonly people: readonly PilePerson[];
      readonly max: number;
      readonly size: number;
    };
    /**
     * Rows of people who are available now. `onCall` calls one of them and opens the meeting; it is absent if calls are
     * not allowed.
     */
    'dashboard.people/v1': { readonly onCall?: (person: CallablePerson) => Promise<void> };
    /**
     * Missed events of another remote, such as unread chat rooms. Without any it draws nothing, unless it is alone in
     * its card: then it says that there are none.
     */
    'dashboard.missed/v1': { readonly isAlone: boolean };
    /** A `Card` of the remote's own, below the other cards. Administrators, who have no day of their own, see none. */
    'dashboard.card/v1': Record<never, never>;
  }
}
