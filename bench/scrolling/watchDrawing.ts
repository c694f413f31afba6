/** Notes of the page about its own drawing. */
export interface Drawing {
  /** Moments of the frames, in milliseconds. */
  readonly frames: readonly number[];
  /** Rows whose content a component drew again, in order, each as often as that happened. */
  readonly redrawn: readonly string[];
  /** Components that drew again, inside of rows or not. */
  readonly components: number;
}

export interface DrawingWatch {
  beginRows(selector: string): void;
  beginFrames(): void;
  look(): Drawing;
  end(): void;
}

/** As much of React's internal tree as tells what was drawn. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

interface Row {
  matches(selector: string): boolean;
  readonly textContent: string;
}

/**
 * Runs before the page's own scripts: stands where React looks for its developer tools, which production builds tell of each
 * commit, too. `seenDrawing.begin(rows)` looks at the rows that a selector finds, `seenDrawing.frames()` at the frames, which
 * looking at rows would lengthen.
 */
export function watchDrawing(): void {
  const PERFORMED_WORK = 1;
  let rows: string | undefined;
  let noting = false;
  let seen = { frames: [] as number[], redrawn: [] as string[], components: 0 };

  /** Whether a component in this part drew; one that React left alone has the children that it had. */
  const look = (fiber: Fiber): boolean => {
    const before = fiber.alternate;
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
    const drew = isComponent && (before === null || (fiber.flags & PERFORMED_WORK) !== 0);
    if (drew) seen.components += 1;
    let drewWithin = false;
    if (before === null || before.child !== fiber.child) {
      for (let child = fiber.child; child; child = child.sibling) drewWithin = look(child) || drewWithin;
    }
    if (typeof fiber.type === 'string' && drewWithin && (fiber.stateNode as Row).matches(rows!)) {
      seen.redrawn.push((fiber.stateNode as Row).textContent.slice(0, 60));
      return false;
    }
    return drew || drewWithin;
  };

  const note = (at: number) => {
    if (!noting) return;
    seen.frames.push(at);
    (globalThis as unknown as { requestAnimationFrame(next: (at: number) => void): void }).requestAnimationFrame(note);
  };

  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
        if (rows !== undefined) look(root.current);
      },
    },
    seenDrawing: {
      beginRows(selector: string) {
        rows = selector;
      },
      beginFrames() {
        noting = true;
        note(performance.now());
      },
      look: () => seen,
      end() {
        rows = undefined;
        noting = false;
        seen = { frames: [], redrawn: [], components: 0 };
      },
    },
  });
}
