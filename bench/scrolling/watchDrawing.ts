/** The page's records of its own drawing. */
export interface Drawing {
  /** Times of the frames, in milliseconds. */
  readonly frames: readonly number[];
  /** Texts of the rows that a component drew again, in order, once for each time. */
  readonly redrawn: readonly string[];
  /** Number of components that drew again, inside and outside of rows. */
  readonly components: number;
}

export interface DrawingWatch {
  beginRows(selector: string): void;
  beginFrames(): void;
  read(): Drawing;
  end(): void;
}

/** The part of React's internal tree that shows which components drew. */
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
 * Runs before the page's own scripts: takes the place of React's developer tools, to which even production builds
 * report each commit. `seenDrawing.beginRows` records the rows that match a selector. `seenDrawing.beginFrames` records
 * the frames, which recording rows would lengthen.
 */
export function watchDrawing(): void {
  const PERFORMED_WORK = 1;
  let rows: string | undefined;
  let noting = false;
  let seen = { frames: [] as number[], redrawn: [] as string[], components: 0 };

  /** Returns whether a component in this subtree drew. A component that React skipped keeps its children objects. */
  const read = (fiber: Fiber): boolean => {
    const before = fiber.alternate;
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
    const drew = isComponent && (before === null || (fiber.flags & PERFORMED_WORK) !== 0);
    if (drew) seen.components += 1;
    let drewWithin = false;
    if (before === null || before.child !== fiber.child) {
      for (let child = fiber.child; child; child = child.sibling) drewWithin = read(child) || drewWithin;
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
        if (rows !== undefined) read(root.current);
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
      read: () => seen,
      end() {
        rows = undefined;
        noting = false;
        seen = { frames: [], redrawn: [], components: 0 };
      },
    },
  });
}
