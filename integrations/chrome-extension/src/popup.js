import { translatePage } from './translate.js';

const text = chrome.i18n.getMessage;
const part = (id) => document.getElementById(id);
const send = (ask) => chrome.runtime.sendMessage({ ask });

function showMessage(message, isWrong = false) {
  part('told').textContent = message;
  part('told').classList.toggle('wrong', isWrong);
}

async function show() {
  const { address, person, link } = await send('describe');
  part('without-address').hidden = Boolean(address);
  part('signed-out').hidden = !address || Boolean(person);
  part('signed-in').hidden = !address || !person;
  part('person').textContent = person ? text('signedInAs', [person.fullName, person.email]) : '';
  part('latest').hidden = !link;
  part('link').value = link ?? '';
}

async function copy() {
  await navigator.clipboard.writeText(part('link').value);
  showMessage(text('copied'));
}

async function run(action) {
  showMessage('');
  if (action === 'options') return chrome.runtime.openOptionsPage();
  if (action === 'copy') return copy();
  const { failure } = await send(action);
  await show();
  if (failure) return showMessage(text(failure), true);
  return action === 'makeLink' ? copy() : undefined;
}

translatePage();
for (const button of document.querySelectorAll('[data-action]')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    await run(button.dataset.action).catch(() => showMessage(text('failed'), true));
    button.disabled = false;
  });
}
// The sign-in ends in another tab.
chrome.storage.local.onChanged.addListener(() => void show());
await show();
