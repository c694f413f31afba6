export interface Budget {
  /** Takes one unit. Returns false if the budget is used up. */
  spend(): boolean;
  /** Whether the budget is full, so that nothing was spent recently. */
  readonly isWhole: boolean;
}

/** Creates a budget (token bucket) that allows `burst` at once and `perSecond` in the long run. */
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
