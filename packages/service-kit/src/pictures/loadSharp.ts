import type sharp from 'sharp';

type LoadedSharp = typeof sharp;

const DECODERS = ['Png', 'Jpeg', 'Nsgif', 'Webp'].flatMap((name) => [
  `VipsForeignLoad${name}Buffer`,
  `VipsForeignLoad${name}File`,
]);

let loading: Promise<LoadedSharp> | undefined;

/** The image library, which is loaded when it is first asked for: a start needs none of it. */
export function loadSharp(): Promise<LoadedSharp> {
  return (loading ??= load());
}

async function load(): Promise<LoadedSharp> {
  const { default: loaded } = await import('sharp');
  // Decoding is rare and large, so no result is worth a cache. Formats that nobody may send are not even parsed.
  loaded.cache(false);
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: DECODERS });
  return loaded;
}
