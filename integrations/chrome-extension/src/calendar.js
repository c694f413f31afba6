// In the calendar's event editor: a button beside the place of the event, which puts a meeting's link there.
{
  const BUTTON = 'meet-add-link';
  /** Selectors of the place where the calendar has the event's place, by what has stayed longest: ids, then names in the interface's languages. */
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

  /** As typing would: the calendar's own code notices. */
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
    const told = Object.assign(document.createElement('span'), { className: 'meet-add-link-told', role: 'status' });
    button.addEventListener('click', async (event) => {
      // The page's own scripts make no rooms.
      if (!event.isTrusted) return;
      button.disabled = true;
      told.textContent = '';
      const { link, failure = 'failed' } = await chrome.runtime.sendMessage({ ask: 'makeLink' }).catch(() => ({}));
      if (link) {
        fill(input, link);
        told.textContent = text('linkAdded');
      } else told.textContent = text(failure === 'signedOut' ? 'signedOutInCalendar' : 'failed');
      button.disabled = false;
    });
    input.after(button, told);
  };

  const look = () => {
    for (const input of document.querySelectorAll(PLACES)) {
      if (!input.parentElement.querySelector(`.${BUTTON}`)) addButton(input);
    }
  };
  let isDue = false;
  // The editor is drawn late, and again: what changes is looked at once a frame.
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      look();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
  look();
}
