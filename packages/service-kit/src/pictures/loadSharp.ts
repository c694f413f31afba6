import type sharp from 'sharp';

type LoadedSharp = typeof sharp;

const DECODERS = ['Png', 'Jpeg', 'Nsgif', 'Webp'].flatMap((name) => [
  `VipsForeignLoad${name}Buffer`,
  `VipsForeignLoad${name}File`,
]);

let loading: Promise<LoadedSharp> | undefined;

/** Loads the image library at its first use, so that the start does not pay for it. */
export function loadSharp(): Promise<LoadedSharp> {
  return (loading ??= load());
}

async function load(): Promise<LoadedSharp> {
  const { default: loaded } = await import('sharp');
  // Decoding is rare and its results are large, so the cache is off. Formats that nobody may send are not even parsed.
  loaded.cache(false);
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: DECODERS });
  return loaded;
}
