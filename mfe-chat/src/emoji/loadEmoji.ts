import type { EmojiData } from 'frimousse';

interface Entry {
  readonly label: string;
  readonly unicode: string;
  readonly group?: number;
  readonly order?: number;
  readonly tags?: readonly string[];
  readonly skins?: readonly { readonly unicode: string }[];
}

interface Messages {
  readonly groups: readonly { readonly message: string; readonly order: number }[];
  readonly skinTones: readonly { readonly key: string; readonly message: string }[];
}

const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
/** Group of building blocks such as skin tones and hair, which are no emoji by themselves. */
const COMPONENTS_GROUP = 2;

/**
 * Returns the emoji of a language from our own files, so that the page contacts no other server. Romanian has no file
 * and uses English.
 */
export async function loadEmoji(language: string): Promise<EmojiData> {
  const [entries, messages] = language === 'fr' ? await loadFrench() : await loadEnglish();
  const tones = new Map(messages.skinTones.map(({ key, message }) => [key, message]));
  return {
    locale: language === 'fr' ? 'fr' : 'en',
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENTS_GROUP)
      .map(({ message, order }) => ({ index: order, label: capitalised(message) })),
    emojis: entries
      .filter(({ group }) => group !== undefined && group !== COMPONENTS_GROUP)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ unicode, label, tags, group, skins }) => ({
        emoji: unicode,
        category: group!,
        version: 0,
        label: capitalised(label),
        tags: [...(tags ?? [])],
        countryFlag: undefined,
        skins:
          skins?.length === TONES.length
            ? (Object.fromEntries(TONES.map((tone, index) => [tone, skins[index]!.unicode])) as Record<
                (typeof TONES)[number],
                string
              >)
            : undefined,
      })),
    skinTones: Object.fromEntries(TONES.map((tone) => [tone, capitalised(tones.get(tone) ?? tone)])) as Record<
      (typeof TONES)[number],
      string
    >,
  };
}

async function loadEnglish(): Promise<[Entry[], Messages]> {
  const [entries, messages] = await Promise.all([
    import('emojibase-data/en/compact.json', { with: { type: 'json' } }),
    import('emojibase-data/en/messages.json', { with: { type: 'json' } }),
  ]);
  return [entries.default as unknown as Entry[], messages.default as unknown as Messages];
}

async function loadFrench(): Promise<[Entry[], Messages]> {
  const [entries, messages] = await Promise.all([
    import('emojibase-data/fr/compact.json', { with: { type: 'json' } }),
    import('emojibase-data/fr/messages.json', { with: { type: 'json' } }),
  ]);
  return [entries.default as unknown as Entry[], messages.default as unknown as Messages];
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
