import { callsOf, input, output } from '@meet/contracts';
import { array, mixed, number, object, string } from 'yup';

/** Answered by the gateway, which serves the shell. */
export const getShellPromise = callsOf('gateway')('getShellPromise', {
  path: 'get-shell-promise',
  access: 'service',
  summary: 'What the live shell promises remotes, as far as its build says it.',
  input: input({}),
  output: output({
    /** Versions of the contract that it knows. */
    contracts: array(number().required()),
    /** The version of each module that it provides. */
    shared: mixed<Readonly<Record<string, string>>>(),
    /** The declarations of what it provides: their digest, and where the product serves them. */
    types: object({ digest: string().required(), address: string().required() }).default(undefined).optional(),
  }),
});
