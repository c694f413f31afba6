import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { object, string } from 'yup';

/** Page events that mfe-account emits to the other parts of a page. */
export const accountPageEvents = {
  'profile.changed@1': object({ fullName: string(), alias: string(), avatar: string().nullable() }),
  'invites.changed@1': object({}),
};

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof accountPageEvents> {}

  /** Dialogs that every part of a page may open with `host.openDialog`. */
  interface SlotTable {
    'account.profile/v1': DialogProps;
    'account.apiKeys/v1': DialogProps & { readonly serviceName?: string };
    'account.notificationPreferences/v1': DialogProps;
    'account.devices/v1': DialogProps;
    /** For administrators only. */
    'account.viewAccount/v1': DialogProps;
    'account.inviteUser/v1': DialogProps<'sent'> & {
      readonly email?: string;
      readonly name?: string;
      /** Several people, in place of one `email` and `name`. */
      readonly people?: readonly { readonly email: string; readonly name: string }[];
    };
    'account.quickGuide/v1': DialogProps & {
      readonly guideId: 'jitsi_quick_guide' | 'groups_quick_guide' | 'notifications_quick_guide';
      /** Action that the guide leads to. Each slide has a button for it, which closes the guide. */
      readonly leadsTo?: 'start' | 'join';
    };
    /** Edits the note of an element. Without an `elementId` the dialog shows an error and closes. */
    'account.editInfoNote/v1': DialogProps<'saved'> & {
      readonly elementId?: string;
      readonly title?: string;
      readonly description?: string;
      readonly showTitle?: boolean;
    };
    /** Rows at the end of the person's profile, in its dialog. */
    'account.profileSection/v1': Record<never, never>;
    /** A section at the end of the page of the person's organization. */
    'account.organizationSection/v1': {
      readonly organizationId: string;
      readonly organizationName: string;
      /** The person's rights there. */
      readonly permission: 'member' | 'billing' | 'admin' | 'owner';
    };
    /** A section at the end of the operators' page of remotes, for administrators only. */
    'account.operatorSection/v1': Record<never, never>;
    'account.tour/v1': DialogProps & { readonly tourId: 'dashboard_tour' };
  }
}
