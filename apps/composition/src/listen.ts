import type { FastifyInstance } from 'fastify';
import { StartError } from './StartError.ts';

/** Starts to listen. Throws a StartError with the reason if that fails. */
export async function listen(app: FastifyInstance, { HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason: Record<string, string> = {
      EADDRINUSE: `Port ${PORT} is taken. Stop what runs there, or set PORT to another.`,
      EACCES: `Port ${PORT} may not be opened by this user. Set PORT to one above 1023.`,
      EADDRNOTAVAIL: `HOST ${HOST} is no address of this machine.`,
      ENOTFOUND: `HOST ${HOST} is no address of this machine.`,
    };
    throw new StartError(reason[code ?? ''] ?? `Listening on ${HOST}:${PORT} failed: ${message}`);
  }
}
