/** Returns false if the browser, or the page around the room, does not allow full screen. */
export const canFillScreen = (): boolean => Boolean(document.fullscreenEnabled);

export const fillsScreen = (): boolean => Boolean(document.fullscreenElement);

/**
 * Enters or leaves full screen. Must be called from a click or a key press; a refusal of the browser changes nothing.
 * The document itself fills the screen, so that its menus, dialogs and notices stay visible.
 */
export const toggleFullScreen = (): Promise<void> => (fillsScreen() ? leaveFullScreen() : fillScreen());

const fillScreen = () => document.documentElement.requestFullscreen().catch(() => undefined);

export async function leaveFullScreen(): Promise<void> {
  if (fillsScreen()) await document.exitFullscreen().catch(() => undefined);
}
