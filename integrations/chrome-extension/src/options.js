import { address, toAddress } from './address.js';
import { kept } from './store.js';
import { translatePage } from './translate.js';

const text = chrome.i18n.getMessage;
const part = (id) => document.getElementById(id);

function showMessage(message, isWrong) {
  part('told').textContent = message;
  part('told').classList.toggle('wrong', isWrong);
  part('address').setAttribute('aria-invalid', String(isWrong));
}

async function save() {
  const origin = toAddress(part('address').value.trim());
  if (!origin) return showMessage(text('addressInvalid'), true);
  // The browser grants this request only within the click.
  if (!(await chrome.permissions.request({ origins: [`${origin}/*`] })))
    return showMessage(text('permissionMissing'), true);
  if (origin !== (await address())) await chrome.runtime.sendMessage({ ask: 'signOut' });
  await kept.set({ address: origin });
  part('address').value = origin;
  return showMessage(text('saved'), false);
}

translatePage();
part('address').value = (await address()) ?? '';
part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  save().catch(() => showMessage(text('failed'), true));
});
