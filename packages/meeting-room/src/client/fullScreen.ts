/** False where the browser, or the page around the room, does not let it have the screen. */
export const canFillScreen = (): boolean => Boolean(document.fullscreenEnabled);

export const fillsScreen = (): boolean => Boolean(document.fullscreenElement);

/**
 * Gives the room the whole screen, or gives the screen back. To be called from a click or a key; what the browser refuses
 * changes nothing. The document itself fills the screen: its menus, dialogs and notices are in it and stay in sight.
 */
export const toggleFullScreen = (): Promise<void> => (fillsScreen() ? leaveFullScreen() : fillScreen());

const fillScreen = () => document.documentElement.requestFullscreen().catch(() => undefined);

export async function leaveFullScreen(): Promise<void> {
  if (fillsScreen()) await document.exitFullscreen().catch(() => undefined);
}
