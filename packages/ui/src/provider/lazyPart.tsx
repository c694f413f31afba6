import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** The props of an overlay that matter while it is on its way. */
export interface HeldKeysProps {
  open?: boolean;
  /** The overlay opens by itself: the focus stays where it is. */
  quiet?: boolean;
  /** Esc leaves it open. */
  mandatory?: boolean;
  label?: ReactNode;
  title?: ReactNode;
  onClose?: () => void;
  setOpen?: (open: boolean) => void;
}

/** Stands in for overlays on their way. It comes with the page's frame, which is too late for a page's first scripts. */
export const whileLate: { Keys?: ComponentType<HeldKeysProps> } = {};

/**
 * A component whose code comes with its first use. Once there it renders at once, without suspending,
 * so `preload` on intent (hover, focus) makes the first opening instant. An overlay gets what is typed until it is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, isOverlay = false) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Deferred = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;

  function LazyPart(props: Props) {
    // Chosen once per mount: another element type later would throw the part's state away.
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
