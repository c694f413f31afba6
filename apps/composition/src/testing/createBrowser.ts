interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/**
 * Creates a client that handles addresses and cookies as a browser does, by fetch. It is for flows through several
 * responses of the product.
 */
export function createBrowser(origin: string) {
  const jar = new Map<string, Cookie>();

  function keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    const isGone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isGone) jar.delete(`${path} ${name}`);
    else jar.set(`${path} ${name}`, { name, value, path });
  }

  return {
    /** Follows redirects from an address within the server. Returns the last address: a page, or one outside. */
    async go(address: string | URL): Promise<URL> {
      let at = new URL(address);
      for (;;) {
        if (at.origin !== origin) return at;
        const { pathname } = at;
        const cookies = [...jar.values()].filter(({ path }) =>
          `${pathname}/`.startsWith(path === '/' ? '/' : `${path}/`),
        );
        const headers = {
          accept: 'text/html',
          ...(cookies.length && { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }),
        };
        const answer = await fetch(at, { redirect: 'manual', headers });
        await answer.body?.cancel();
        answer.headers.getSetCookie().forEach(keep);
        const location = answer.headers.get('location');
        if (!location) return at;
        at = new URL(location, at);
      }
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
