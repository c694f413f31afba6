import type { DialogProps } from '@meet/remote-kit';

declare module '@meet/remote-kit' {
  /** The types apply to everybody who imports this file; at run time only the manifest counts. */
  interface SlotTable {
    'exampleThings.welcome/v1': DialogProps<'welcomed'> & { readonly name: string };
  }
  interface OwnPages {
    exampleThings: '/example-things';
  }
}
