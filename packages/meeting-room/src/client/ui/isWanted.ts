/** Returns whether the host page wants the button, by Jitsi's name for it. All are wanted if it names none. */
export const isWanted = (name: string, buttons: readonly string[] | undefined): boolean =>
  !buttons || buttons.includes(name);
