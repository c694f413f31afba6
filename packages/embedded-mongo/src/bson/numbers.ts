import type { Decimal128 } from 'bson';

interface Remainder {
  /** Decimal exponent of 0.digits, biased to stay positive. */
  exponent: number;
  digits: string;
}

const EXPONENT_BIAS = 20_000;
/** Stands below every finite Decimal128, where no double does. */
const BELOW_ALL = -(10n ** 7000n);
const scratch = new DataView(new ArrayBuffer(8));

/** The next double towards minus infinity. */
function nextDown(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  if (value === Infinity) return Number.MAX_VALUE;
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return scratch.getFloat64(0);
}

/** A finite double as mantissa × 2^exponent, exactly. */
function parts(value: number): [bigint, number] {
  scratch.setFloat64(0, value);
  const bits = scratch.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n);
  return [bits >> 63n ? -mantissa : mantissa, Math.max(biased, 1) - 1075];
}

/** value − floor as an integer × 10^scale, exactly. */
function subtract(coefficient: bigint, scale: number, floor: number): [bigint, number] {
  if (floor === -Infinity) return subtractExact(coefficient, scale, BELOW_ALL, 0);
  const [mantissa, exponent] = parts(floor);
  return exponent >= 0
    ? subtractExact(coefficient, scale, mantissa << BigInt(exponent), 0)
    : subtractExact(coefficient, scale, mantissa * 5n ** BigInt(-exponent), exponent);
}

function subtractExact(left: bigint, leftScale: number, right: bigint, rightScale: number): [bigint, number] {
  const scale = Math.min(leftScale, rightScale);
  return [left * 10n ** BigInt(leftScale - scale) - right * 10n ** BigInt(rightScale - scale), scale];
}

function parseDecimal(text: string): [bigint, number] {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/.exec(text)!;
  return [BigInt(`${sign}${whole}${fraction}`), Number(exponent) - fraction.length];
}

/** The greatest double not above the value, and what exceeds it. */
export function splitNumber(value: bigint | Decimal128): { floor: number; remainder?: Remainder } {
  const text = value.toString();
  const nearest = Number(text);
  if (Number.isNaN(nearest) || text.endsWith('Infinity')) return { floor: nearest };
  const [coefficient, scale] = typeof value === 'bigint' ? [value, 0] : parseDecimal(text);
  let floor = nearest === Infinity ? Number.MAX_VALUE : nearest;
  let [rest, restScale] = subtract(coefficient, scale, floor);
  if (rest < 0n) {
    floor = nextDown(floor);
    [rest, restScale] = subtract(coefficient, scale, floor);
  }
  if (rest === 0n) return { floor };
  const digits = rest.toString();
  return {
    floor,
    remainder: { exponent: digits.length + restScale + EXPONENT_BIAS, digits: digits.replace(/0+$/, '') },
  };
}
