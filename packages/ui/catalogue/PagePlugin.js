const NONCE = 'catalogue';
// As strict as the product's own policy, so that a component that violates it fails here first. The page contains the
// policy, so it works on any server.
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${NONCE}'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta http-equiv="content-security-policy" content="${POLICY}">
    <title>Catalogue – Meet</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="root"></div>
    <script nonce="${NONCE}" src="main.js"></script>
  </body>
</html>
`;

/** Writes the single page of the catalogue beside its scripts. */
export class PagePlugin {
  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) =>
      compilation.hooks.processAssets.tap('PagePlugin', () =>
        compilation.emitAsset('index.html', new sources.RawSource(PAGE)),
      ),
    );
  }
}
