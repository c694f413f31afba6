/** Fills in a page's texts: `data-text` names an element's text, `data-label` its accessible name. */
export function translatePage() {
  document.documentElement.lang = chrome.i18n.getUILanguage();
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = chrome.i18n.getMessage(element.dataset.text);
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', chrome.i18n.getMessage(element.dataset.label));
  document.title = chrome.i18n.getMessage('name');
}
