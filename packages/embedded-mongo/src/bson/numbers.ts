interface Remainder {
  /** Decimal exponent of 0.digits, biased to stay positive. */
  exponent: number;
  digits: string;
}

const EXPONENT_BIAS = 20_000;
const scratch = new DataView(new ArrayBuffer(8));

/** Returns the next double towards minus infinity. The value must be neither zero nor infinite. */
function nextDown(value: number): number {
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return scratch.getFloat64(0);
}

/** Returns the greatest double not above a long integer, and the remainder. */
export function splitNumber(value: bigint): { floor: number; remainder?: Remainder } {
  const nearest = Number(value);
  const floor = BigInt(nearest) > value ? nextDown(nearest) : nearest;
  const digits = (value - BigInt(floor)).toString();
  if (digits === '0') return { floor };
  return { floor, remainder: { exponent: digits.length + EXPONENT_BIAS, digits: digits.replace(/0+$/, '') } };
}
