/** Whether the host page wants the button, by Jitsi's name for it; all are wanted when it names none. */
export const isWanted = (name: string, buttons: readonly string[] | undefined): boolean =>
  !buttons || buttons.includes(name);
