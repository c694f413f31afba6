// Adds a button beside the place of an event in the calendar's editor. The button enters a meeting's link there.
{
  const BUTTON = 'meet-add-link';
  /** Selectors of the input of an event's place, the most stable first: ids, then names in the interface's languages. */
  const PLACES = [
    '#xLocIn input',
    'input[aria-label="Location" i]',
    'input[aria-label="Add location" i]',
    'input[aria-label="Lieu" i]',
    'input[aria-label="Ajouter un lieu" i]',
    'input[aria-label="Locație" i]',
    'input[aria-label="Adăugați o locație" i]',
  ].join(',');
  const text = chrome.i18n.getMessage;

  /** Sets the value like typing does, so that the calendar's own code notices it. */
  const fill = (input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(input, value);
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const addButton = (input) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: BUTTON,
      textContent: text('addLink'),
    });
    const message = Object.assign(document.createElement('span'), { className: 'meet-add-link-told', role: 'status' });
    button.addEventListener('click', async (event) => {
      // Ignores clicks that the page's own scripts simulate.
      if (!event.isTrusted) return;
      button.disabled = true;
      message.textContent = '';
      const { link, failure = 'failed' } = await chrome.runtime.sendMessage({ ask: 'makeLink' }).catch(() => ({}));
      if (link) {
        fill(input, link);
        message.textContent = text('linkAdded');
      } else message.textContent = text(failure === 'signedOut' ? 'signedOutInCalendar' : 'failed');
      button.disabled = false;
    });
    input.after(button, message);
  };

  const check = () => {
    for (const input of document.querySelectorAll(PLACES)) {
      if (!input.parentElement.querySelector(`.${BUTTON}`)) addButton(input);
    }
  };
  let isDue = false;
  // The editor is drawn late, and repeatedly: changes are handled at most once a frame.
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      check();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
  check();
}
