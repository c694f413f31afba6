import { address } from './address.js';
import { ask, follow, signIn, SignedOut, signOut } from './authorization.js';
import { kept } from './store.js';

/** A room of the person's own, and the link by which others come. */
async function makeLink() {
  const { roomId } = await ask('create-meeting');
  const link = `${await address()}/j/${roomId}`;
  await kept.set({ link });
  return { roomId, link };
}

/** Requests that the extension's own pages may make. */
const OWN = {
  async describe() {
    const [origin, person, link] = await Promise.all([address(), kept.get('person'), kept.get('link')]);
    return { address: origin, person, link };
  },
  async signIn() {
    await signIn();
    return {};
  },
  async signOut() {
    await signOut();
    return {};
  },
  async startMeeting() {
    const { roomId, link } = await makeLink();
    await chrome.tabs.create({ url: `${await address()}/s/${roomId}` });
    return { link };
  },
};
/** Requests that a calendar's page may make: by a click of the person's, which its script has seen. */
const ANYBODYS = {
  async makeLink() {
    const { link } = await makeLink();
    return { link };
  },
};

const isOwnPage = ({ url }) => url?.startsWith(chrome.runtime.getURL(''));

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  const handlers = isOwnPage(sender) ? { ...OWN, ...ANYBODYS } : ANYBODYS;
  const handle = Object.hasOwn(handlers, message?.ask) ? handlers[message.ask] : undefined;
  if (!handle) return false;
  handle().then(answer, (error) => answer({ failure: error instanceof SignedOut ? 'signedOut' : 'failed' }));
  return true;
});

chrome.tabs.onUpdated.addListener(async (tabId, { status }, { url }) => {
  // The page has to be there to be told.
  if (status !== 'complete' || !url) return;
  const outcome = await follow(tabId, url);
  if (!outcome) return;
  await chrome.scripting.executeScript({
    target: { tabId },
    func: (told) => {
      document.documentElement.dataset.meetExtension = told;
    },
    args: [outcome],
  });
});
