import type { DialogProps } from '@meet/contracts/remotes';

/**
 * Every place where one part of the product lets another draw, by name and version, with the props it hands over: here the
 * shell's own; each remote adds those that it declares, `declare module '@meet/remote-kit' { interface SlotTable { … } }`.
 * A change that an older filler can't bear gets a new version; both stand until the last filler has moved.
 */
export interface SlotTable {
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
  'shell.chat/v1': {
    readonly onMeetingPage: boolean;
    /** True if the item in `shell.chatItem/v1` opens it. */
    readonly hasItem?: boolean;
  };
  /** Opens the chat, as one item of a phone's bar of pages. */
  'shell.chatItem/v1': Record<never, never>;
  /** The way into a meeting on the home page, for visitors. */
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
