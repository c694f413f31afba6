import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { number, object, string } from 'yup';

/** Page events about contacts, groups and the own status for the other parts of a page. */
export const networkPageEvents = {
  'contacts.changed@1': object({}),
  'groups.changed@1': object({}),
  /** The own status changed in this tab or another. */
  'status.changed@1': object({
    status: string().required(),
    statusDescription: string().defined().nullable(),
    statusStart: number().required(),
    statusEnd: number().defined().nullable(),
  }),
  /** The network panel changed its width, in pixels. */
  'network.resized@1': object({ width: number().required() }),
};

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof networkPageEvents> {}

  /** Dialogs that every part of a page may open with `host.openDialog`. */
  interface SlotTable {
    'network.addContact/v1': DialogProps<'added'> & { readonly email?: string; readonly name?: string };
    'network.editContact/v1': DialogProps<'saved'> & { readonly contactId: string };
    'network.importContacts/v1': DialogProps<'imported'>;
    'network.createGroup/v1': DialogProps<'created'> & { readonly contactIds?: readonly string[] };
    'network.addGroupMembers/v1': DialogProps<'added'> & { readonly groupId: string };
    'network.renameGroup/v1': DialogProps<'renamed'> & { readonly groupId: string };
    'network.customStatus/v1': DialogProps<'saved'>;
    /** Resolves with the chosen time of today, in unix seconds. */
    'network.timeUntil/v1': DialogProps<number> & { readonly status: 'Away' | 'Busy' };
  }
}
