import type { DialogProps } from '@meet/remote-kit';

declare module '@meet/remote-kit' {
  /** Types reach whoever imports this file; at run time the manifest alone counts. */
  interface SlotTable {
    'exampleThings.welcome/v1': DialogProps<'welcomed'> & { readonly name: string };
  }
  interface OwnPages {
    exampleThings: '/example-things';
  }
}
