/** Signs a token for a test. Returns the signature of its first two parts. */
export type SignParts = (signed: string) => Buffer;

export interface GoodToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly sign: SignParts;
}

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url');
const jsonPart = (value: unknown) => encode(JSON.stringify(value));

export const writeToken = ({ header, claims, sign }: GoodToken): string =>
  signed(jsonPart(header), jsonPart(claims), sign);

const signed = (header: string, payload: string, sign: SignParts) =>
  `${header}.${payload}.${encode(sign(`${header}.${payload}`))}`;

/** Returns another text that lenient parsers decode to the same bytes: it sets the unused bits of the last letter. */
function withUnusedBits(part: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return part.slice(0, -1) + letters[letters.indexOf(part.at(-1)!) + 1]!;
}

/** Returns every other text that lenient parsers accept as this token, and pieces of it. None may be accepted. */
export function misspellings(token: string): Record<string, string> {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const middle = signature.length >> 1;
  return {
    'a padded signature': `${token}=`,
    'a twice padded signature': `${token}==`,
    'spaces before the signature': `${header}.${payload}.    ${signature}`,
    'a space in the signature': `${header}.${payload}.${signature.slice(0, middle)} ${signature.slice(middle)}`,
    'a line break after the signature': `${token}\n`,
    'a space before the token': ` ${token}`,
    'a stranger’s letter in the signature': `${header}.${payload}.?${signature}`,
    'a stranger’s letter after the signature': `${token}#`,
    'the other alphabet': `${header}.${payload}.${signature.replaceAll('-', '+').replaceAll('_', '/')}/`,
    'spaces after the header': `${header}   .${payload}.${signature}`,
    'spaces before the payload': `${header}.   ${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'no signature and no dot': `${header}.${payload}`,
    'no payload': `${header}..${signature}`,
    'no header': `.${payload}.${signature}`,
    'a fourth part': `${token}.${signature}`,
    'an empty fourth part': `${token}.`,
    'half a signature': `${header}.${payload}.${signature.slice(0, middle)}`,
    'a longer signature': `${header}.${payload}.${signature}AAAA`,
    'a signature of zeros': `${header}.${payload}.${encode(Buffer.alloc(Buffer.from(signature, 'base64url').length))}`,
    'the form as JSON': JSON.stringify({ payload, signatures: [{ protected: header, signature }] }),
    ...(signature.length % 4 !== 0 && {
      'unused bits in the signature': `${header}.${payload}.${withUnusedBits(signature)}`,
    }),
  };
}

/** Returns tokens with a valid signature over content that nobody should sign or accept. None may be accepted. */
export function missigned({ header, claims, sign }: GoodToken): Record<string, string> {
  const [head, payload] = [jsonPart(header), jsonPart(claims)];
  const raw = (headerText: string, claimsText: string) => signed(encode(headerText), encode(claimsText), sign);
  const headed = (changes: object) => signed(jsonPart({ ...header, ...changes }), payload, sign);
  const inHeader = JSON.stringify(header).slice(1);
  const inClaims = JSON.stringify(claims).slice(1);
  // A payload whose length leaves unused bits in the last letter.
  const uneven = [claims, { ...claims, x: 1 }, { ...claims, x: 11 }]
    .map(jsonPart)
    .find((part) => part.length % 4 !== 0)!;
  return {
    'a padded payload': signed(head, `${payload}=`, sign),
    'spaces in the payload': signed(head, `${payload.slice(0, 4)} ${payload.slice(4)}`, sign),
    'a line break after the header': signed(`${head}\n`, payload, sign),
    'unused bits in the payload': signed(head, withUnusedBits(uneven), sign),
    'no payload at all': signed(head, '', sign),
    'a payload that is no JSON': raw(JSON.stringify(header), 'foo'),
    'a payload that is a list': raw(JSON.stringify(header), `[${JSON.stringify(claims)}]`),
    'a claim said twice': raw(JSON.stringify(header), `{"sub":"somebody-else",${inClaims}`),
    'a claim said twice, once in disguise': raw(JSON.stringify(header), `{"\\u0073ub":"somebody-else",${inClaims}`),
    'a member of the header said twice': raw(`{"alg":"none",${inHeader}`, JSON.stringify(claims)),
    'a member of the header said twice, once in disguise': raw(
      `{"\\u0061lg":"none",${inHeader}`,
      JSON.stringify(claims),
    ),
    'a header that is no JSON': raw('foo', JSON.stringify(claims)),
    'a header that is a list': raw(`[${JSON.stringify(header)}]`, JSON.stringify(claims)),
    'a header of broken letters': signed(
      encode(Buffer.concat([Buffer.from('{"x":"\xff",', 'latin1'), Buffer.from(inHeader)])),
      payload,
      sign,
    ),
    'claims of broken letters': signed(
      head,
      encode(Buffer.concat([Buffer.from('{"x":"\xff",', 'latin1'), Buffer.from(inClaims)])),
      sign,
    ),
    'a byte order mark': raw(`\ufeff${JSON.stringify(header)}`, JSON.stringify(claims)),
    'an extension that must be understood': headed({ crit: ['exp'], exp: 1 }),
    'no extension that must be understood': headed({ crit: [] }),
    'no algorithm': headed({ alg: undefined }),
    'the algorithm none': headed({ alg: 'none' }),
    'the algorithm none, unsigned': `${jsonPart({ ...header, alg: 'none' })}.${payload}.`,
    'the algorithm NONE, unsigned': `${jsonPart({ ...header, alg: 'NONE' })}.${payload}.`,
    'an algorithm in small letters': headed({ alg: String(header['alg']).toLowerCase() }),
    'an algorithm that is not expected': headed({ alg: 'HS512' }),
  };
}
