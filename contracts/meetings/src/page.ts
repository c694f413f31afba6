import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { array, boolean, object, string } from 'yup';

const roomId = string().required();

/** Events about meetings for the other parts of a page. */
export const meetingPageEvents = {
  /** The person's meeting opened in this tab. */
  'meeting.started@1': object({ roomId }),
  /** The meeting's room is there; contacts can be added to it from now on. */
  'meeting.initialized@1': object({ roomId }),
  'meeting.ended@1': object({ roomId, bySystem: boolean().required() }),
  /** The person wants My network beside the meeting, where it is folded away, or no longer. */
  'meeting.peopleWanted@1': object({ roomId }),
  /** The person chose to add a contact to the running meeting. */
  'meeting.contactInvited@1': object({ contactId: string().required(), roomId }),
  /** The person asked to call people: a meeting in their own room, to which they are rung. */
  'call.requested@1': object({
    people: array(object({ fullName: string().required(), email: string().required() }))
      .min(1)
      .required(),
  }),
  /** Somebody calls the person, which stands over the page, or no longer. */
  'call.shown@1': object({ isShown: boolean().required() }),
  /** The person asked to see the meeting's whiteboard, or no longer. */
  'whiteboard.requested@1': object({ roomId }),
};

/** Purpose of the meeting details dialog; the numbers are the product's own. */
export type MeetingDetailsKind = 0 | 1 | 2 | 3 | 4 | 5;

/** A person of a meeting; an address where the name is not known. */
export interface PilePerson {
  readonly name: string;
  readonly email?: string;
}

/** Somebody who can be rung. */
export interface CallablePerson {
  readonly fullName: string;
  readonly email: string;
}

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof meetingPageEvents> {}

  /** Dialogs that anyone may open by `host.openDialog`. */
  interface SlotTable {
    'meetings.details/v1': DialogProps<'started' | 'sent'> & {
      readonly kind: MeetingDetailsKind;
      /** The room to begin with, such as that of the meeting the person is in. */
      readonly roomId?: string;
      readonly contactId?: string;
      readonly groupId?: string;
      readonly chatId?: string;
    };
    /** About a meeting that is yet to be opened, one that the person is in, or none. */
    'meetings.browserWarning/v1': DialogProps<'continue'> & {
      readonly meetingUrl?: string;
      readonly isInMeeting?: boolean;
    };
  }

  /** Places on the dashboard's first page. */
  interface SlotTable {
    /** Overlapping avatars of `people`, at most `max`, `size` pixels wide. A remote that knows more of them draws it. */
    'dashboard.facepile/v1': {
      readonly people: readonly PilePerson[];
      readonly max: number;
      readonly size: number;
    };
    /** Rows of people who are free at the moment. `onCall` rings one and leads into the meeting; absent where it may not. */
    'dashboard.people/v1': { readonly onCall?: (person: CallablePerson) => Promise<void> };
    /**
     * Calls that the person has not seen yet. Alone in its card it says so if there are none, else it draws nothing
     * then.
     */
    'dashboard.missed/v1': { readonly isAlone: boolean };
  }
}
