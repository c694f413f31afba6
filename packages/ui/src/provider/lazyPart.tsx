import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** Props of an overlay that matter while it loads. */
export interface HeldKeysProps {
  open?: boolean;
  /** The overlay opens by itself: the focus stays unchanged. */
  quiet?: boolean;
  /** Esc does not close it. */
  mandatory?: boolean;
  label?: ReactNode;
  title?: ReactNode;
  onClose?: () => void;
  setOpen?: (open: boolean) => void;
}

/** Replaces overlays while they load. The page's frame sets it, so it is not there yet for a page's first scripts. */
export const whileLate: { Keys?: ComponentType<HeldKeysProps> } = {};

/**
 * Creates a component whose code is loaded at its first use. Once loaded, it renders at once, without suspending. So
 * `preload` on intent (hover, focus) makes the first opening instant. An overlay receives what is typed until its code
 * is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, isOverlay = false) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Deferred = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;

  function LazyPart(props: Props) {
    // Chosen once per mount: another element type later would discard the part's state.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return (
      <Suspense fallback={isOverlay && whileLate.Keys && <whileLate.Keys {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  LazyPart.preload = preload;
  return LazyPart;
}
