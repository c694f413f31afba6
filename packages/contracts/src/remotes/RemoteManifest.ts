import type { Locale } from '../core/locales.ts';
import type { RouteAccess, RouteNeed } from '../routes/defineRoutes.ts';

/** Short texts that are shown before the remote's own texts are loaded. */
export type ManifestWords = Readonly<Record<Locale, string>>;

/**
 * An icon on a 24 × 24 grid, which the page strokes: SVG elements with their attributes, in lucide's icon node format.
 */
export type ManifestIcon = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/**
 * The parts of the shell's frame that a page has for a signed-in person. A page that names none has all of them; one
 * that is public has neither My network nor the chat unless it names them. A meeting's page has no menu and no footer.
 */
export interface ManifestFrame {
  /** The main menu, with logo and clock in the header. */
  readonly menu?: boolean;
  /** My network, at the side. */
  readonly network?: boolean;
  /** The chat's launcher. */
  readonly chat?: boolean;
  readonly footer?: boolean;
  /** Whether the menu offers the guided tour on this page. By default it does not. */
  readonly tour?: boolean;
}

/**
 * A page that the remote draws. A page whose address is in `ROUTES` gives only its name. The remote's own page gives
 * its path and who may open it; the remote must own the first segment of the path.
 */
export interface ManifestPage {
  /** A pattern of react-router. */
  readonly path?: `/${string}`;
  readonly access?: RouteAccess;
  readonly needs?: readonly RouteNeed[];
  /** Its parts of the frame. A shell that is older than this member shows nobody beside a remote's own page. */
  readonly frame?: ManifestFrame;
}

/** An entry of the main menu and of the command palette. */
export interface ManifestNavigation {
  /** Name of one of the remote's pages; its path must not have parameters. */
  readonly page: string;
  readonly words: ManifestWords;
  /** Shorter words, for narrow places. */
  readonly shortWords?: ManifestWords;
  readonly icon: ManifestIcon;
  /** Position; entries with smaller numbers come first. */
  readonly order: number;
  /** Step of the guided tour that points to this entry. */
  readonly tour?: string;
}

/**
 * Description of a remote for others, as data. The shell and the registry read it without running the remote's code.
 */
export interface RemoteManifest {
  /** Name of its folder and in the registry: `mfe-chat`. */
  readonly name: string;
  /** Name for people, as in 'Chat did not start.' */
  readonly words: ManifestWords;
  readonly pages: Readonly<Record<string, ManifestPage>>;
  readonly navigation: readonly ManifestNavigation[];
  /** Slots that its extensions fill, by name and version: `shell.chat/v1`. */
  readonly fills: readonly string[];
  /** Slots that others may fill or, if they are dialogs, open. */
  readonly declares: readonly string[];
  /** Page events that it emits to the other parts of a page, and those that it listens to: `meeting.started@1`. */
  readonly emits: readonly string[];
  readonly hears: readonly string[];
}

/** A manifest as it is written. An icon may be the name of one of lucide's, which the build replaces by its nodes. */
export interface ManifestSource extends Omit<RemoteManifest, 'navigation'> {
  readonly navigation: readonly (Omit<ManifestNavigation, 'icon'> & { readonly icon: ManifestIcon | string })[];
}

/** Completes a manifest, the default export of a remote's `remote.manifest.ts`. Absent members become empty. */
export function defineManifest(
  options: Pick<ManifestSource, 'name' | 'words'> & Partial<ManifestSource>,
): ManifestSource {
  return { pages: {}, navigation: [], fills: [], declares: [], emits: [], hears: [], ...options };
}
