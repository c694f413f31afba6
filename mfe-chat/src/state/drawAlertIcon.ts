/** Returns the tab's icon for unread messages, as a data URL: the speech bubble with a red dot. */
export function drawAlertIcon(): string {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<path fill="#5546d6" d="M6 4h18a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H14l-7 5v-5H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"/>' +
    '<circle cx="25" cy="7" r="6.5" fill="#d92d3f" stroke="#fff" stroke-width="1.5"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
