import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component whose code comes with its first use. Once there it renders at once, without suspending,
 * so `preload` on intent (hover, focus) makes the first opening instant.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Deferred = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;

  function LazyPart(props: Props) {
    // Chosen once per mount: another element type later would throw the part's state away.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  LazyPart.preload = preload;
  return LazyPart;
}
