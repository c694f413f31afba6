/** What a dialog's component gets: `onClose` with a result, or without one when it was dismissed. */
export interface DialogProps<Result = void> {
  readonly onClose: (result?: Result) => void;
}

/** What the meeting details dialog is opened for; the numbers are the product's own. */
export type MeetingDetailsKind = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Every place where one part of the product lets another draw, by name and version, with the props it hands over.
 * A change that an older filler can't bear gets a new version; both stand until the last filler has moved.
 */
export interface SlotTable {
  // The frame's own places.
  'shell.status/v1': Record<never, never>;
  /** In the bell's box. */
  'shell.bell/v1': {
    /** The box opened by itself, for something that came: nobody has looked at it yet. */
    readonly isPushed: boolean;
    readonly onDismiss: () => void;
  };
  'shell.network/v1': {
    readonly onMeetingPage: boolean;
    readonly expanded: boolean;
    readonly onExpandedChange: (expanded: boolean) => void;
  };
  /** Over every page of a signed-in person: what may come at any moment, such as a call. */
  'shell.overlay/v1': Record<never, never>;
  'shell.chat/v1': { readonly onMeetingPage: boolean };
  /** The way into a meeting on the home page, for visitors. */
  'home.join/v1': Record<never, never>;

  // Dialogs that anyone may open by `host.openDialog`.
  'account.profile/v1': DialogProps;
  'account.apiKeys/v1': DialogProps & { readonly serviceName?: string };
  'account.notificationPreferences/v1': DialogProps;
  'account.devices/v1': DialogProps;
  /** For administrators. */
  'account.viewAccount/v1': DialogProps;
  'account.inviteUser/v1': DialogProps<'sent'> & { readonly email?: string; readonly name?: string };
  'account.quickGuide/v1': DialogProps & {
    readonly guideId: 'jitsi_quick_guide' | 'groups_quick_guide' | 'notifications_quick_guide';
  };
  /** Without an element it can't be: it says so and closes. */
  'account.editInfoNote/v1': DialogProps<'saved'> & {
    readonly elementId?: string;
    readonly title?: string;
    readonly description?: string;
    readonly showTitle?: boolean;
  };
  'account.tour/v1': DialogProps & { readonly tourId: 'dashboard_tour' };
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
  'network.addContact/v1': DialogProps<'added'> & { readonly email?: string; readonly name?: string };
  'network.editContact/v1': DialogProps<'saved'> & { readonly contactId: string };
  'network.importContacts/v1': DialogProps<'imported'>;
  'network.createGroup/v1': DialogProps<'created'> & { readonly contactIds?: readonly string[] };
  'network.addGroupMembers/v1': DialogProps<'added'> & { readonly groupId: string };
  'network.renameGroup/v1': DialogProps<'renamed'> & { readonly groupId: string };
  'network.customStatus/v1': DialogProps<'saved'>;
  /** Resolves with the chosen moment of today, in unix seconds. */
  'network.timeUntil/v1': DialogProps<number> & { readonly status: 'Away' | 'Busy' };
  'chat.preferences/v1': DialogProps;
}

export type SlotName = keyof SlotTable;
export type SlotProps<Name extends SlotName> = SlotTable[Name];

/** Slots whose component is a dialog. */
export type DialogSlot = {
  [Name in SlotName]: SlotTable[Name] extends { readonly onClose: (result?: never) => void } ? Name : never;
}[SlotName];

export type DialogInput<Name extends DialogSlot> = Omit<SlotTable[Name], 'onClose'>;
export type DialogResult<Name extends DialogSlot> = SlotTable[Name] extends DialogProps<infer Result> ? Result : never;
