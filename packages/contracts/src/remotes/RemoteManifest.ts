import type { Locale } from '../core/locales.ts';
import type { RouteAccess, RouteNeed } from '../routes/defineRoutes.ts';

/** A few words that stand where the remote's own texts are not loaded yet. */
export type ManifestWords = Readonly<Record<Locale, string>>;

/** A drawing on 24 × 24, stroked by the page: elements of SVG with their attributes, as lucide's icon nodes are. */
export type ManifestIcon = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/**
 * A page that the remote draws. One of the addresses that the product promises (`ROUTES`) says nothing more; a page of the
 * remote's own says its path, whose first segment the remote must own, and who may open it.
 */
export interface ManifestPage {
  /** A pattern of react-router. */
  readonly path?: `/${string}`;
  readonly access?: RouteAccess;
  readonly needs?: readonly RouteNeed[];
}

/** An entry of the main menu and of the command palette. */
export interface ManifestNavigation {
  /** One of the remote's pages, whose path has no parameters. */
  readonly page: string;
  readonly words: ManifestWords;
  /** Part of the words, for where there is little room. */
  readonly shortWords?: ManifestWords;
  readonly icon: ManifestIcon;
  /** The smaller stands first. */
  readonly order: number;
  /** The guided tour's step that points here. */
  readonly tour?: string;
}

/** Description of a remote for the others, as data: the shell and the registry read it, and none of its code. */
export interface RemoteManifest {
  /** Its folder's and its registry's name: `mfe-chat`. */
  readonly name: string;
  /** Name that people read: 'Chat did not start.' */
  readonly words: ManifestWords;
  readonly pages: Readonly<Record<string, ManifestPage>>;
  readonly navigation: readonly ManifestNavigation[];
  /** Slots that its extensions fill, by name and version: `shell.chat/v1`. */
  readonly fills: readonly string[];
  /** Slots that others may fill or, where they are dialogs, open. */
  readonly declares: readonly string[];
  /** Events that it emits to the other parts of a page, and those that it listens to: `meeting.started@1`. */
  readonly emits: readonly string[];
  readonly hears: readonly string[];
}

/** A manifest as it is written: an icon may be named after one of lucide's, which the build then draws. */
export interface ManifestSource extends Omit<RemoteManifest, 'navigation'> {
  readonly navigation: readonly (Omit<ManifestNavigation, 'icon'> & { readonly icon: ManifestIcon | string })[];
}

/** Completes a manifest, the default export of a remote's `remote.manifest.ts`: what is left out is none. */
export function defineManifest(
  options: Pick<ManifestSource, 'name' | 'words'> & Partial<ManifestSource>,
): ManifestSource {
  return { pages: {}, navigation: [], fills: [], declares: [], emits: [], hears: [], ...options };
}
