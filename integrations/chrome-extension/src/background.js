import { address } from './address.js';
import { ask, follow, signIn, SignedOut, signOut } from './authorization.js';
import { kept } from './store.js';

/** Creates a room of the person and returns the link by which others join. */
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
/** Requests that a calendar's page may make after its script has seen a click of the person. */
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
  // The page must have loaded before a script in it can receive the outcome.
  if (status !== 'complete' || !url) return;
  const outcome = await follow(tabId, url);
  if (!outcome) return;
  await chrome.scripting.executeScript({
    target: { tabId },
    func: (outcome) => {
      document.documentElement.dataset.meetExtension = outcome;
    },
    args: [outcome],
  });
});
