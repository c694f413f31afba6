export interface Budget {
  /** False when nothing is left to spend. */
  spend(): boolean;
  /** Nothing was spent of late. */
  readonly isWhole: boolean;
}

/** Allows `burst` at once and `perSecond` in the long run. */
export function createBudget({ burst, perSecond }: { burst: number; perSecond: number }): Budget {
  let left = burst;
  let countedAt = performance.now();

  function refill(): void {
    const now = performance.now();
    left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond);
    countedAt = now;
  }

  return {
    spend() {
      refill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    get isWhole() {
      refill();
      return left === burst;
    },
  };
}
