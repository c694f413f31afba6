import { HEADERS, type Call } from '@meet/contracts';

/** Calls a REST path as an outside caller does; throws if the call fails. */
export async function post<Input, Output>(
  url: string,
  call: Call<Input, Output>,
  input: unknown,
  token?: string,
): Promise<Output> {
  const response = await fetch(`${url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { [HEADERS.userToken]: token }) },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Output & { success: boolean };
  if (!body.success) throw new Error(`${call.path} answered ${response.status}.`);
  return body;
}
