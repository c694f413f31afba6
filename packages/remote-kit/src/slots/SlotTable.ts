import type { DialogProps } from '@meet/contracts/remotes';

/**
 * All slots of the product by name and version, with the props that they pass to fillers. This table holds the shell's
 * own slots. Each remote adds those that it declares: `declare module '@meet/remote-kit' { interface SlotTable { … }
 * }`. A change that breaks older fillers gets a new version; both versions stay until the last filler has moved.
 */
export interface SlotTable {
  'shell.status/v1': Record<never, never>;
  /** Content of the bell's box. */
  'shell.bell/v1': {
    /** Whether the box opened by itself for a new notification, so that nobody has seen it yet. */
    readonly isPushed: boolean;
    readonly onDismiss: () => void;
  };
  'shell.network/v1': {
    readonly onMeetingPage: boolean;
    readonly expanded: boolean;
    readonly onExpandedChange: (expanded: boolean) => void;
  };
  /** Drawn over every page of a signed-in person, for things that come at any moment, such as a call. */
  'shell.overlay/v1': Record<never, never>;
  'shell.chat/v1': {
    readonly onMeetingPage: boolean;
    /** True if the item in `shell.chatItem/v1` opens the chat. */
    readonly hasItem?: boolean;
  };
  /** Item that opens the chat, in a phone's bar of pages. */
  'shell.chatItem/v1': Record<never, never>;
  /** Form with which visitors join a meeting from the home page. */
  'home.join/v1': Record<never, never>;
}

export type SlotName = keyof SlotTable;
export type SlotProps<Name extends SlotName> = SlotTable[Name];

/** Slots whose component is a dialog. */
export type DialogSlot = {
  [Name in SlotName]: SlotTable[Name] extends { readonly onClose: (result?: never) => void } ? Name : never;
}[SlotName];

export type DialogInput<Name extends DialogSlot> = Omit<SlotTable[Name], 'onClose'>;
export type DialogResult<Name extends DialogSlot> = SlotTable[Name] extends DialogProps<infer Result> ? Result : never;
