/** A part of a line. Its text is displayed, copied and searched as it is here. */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly id: string };

export interface ListItem {
  /** The displayed mark: a bullet, or the number as typed. */
  readonly mark: string;
  /** Depth of indentation; 0 if the item is not indented. */
  readonly depth: number;
  readonly children: readonly InlineNode[];
}

export type BlockNode =
  | { readonly kind: 'paragraph'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly children: readonly BlockNode[] }
  | { readonly kind: 'codeBlock'; readonly text: string; readonly language: string };
