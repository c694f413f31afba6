import { CliError, EXIT } from '../CliError.js';

export const dev = {
  usage: 'dev [--gateway URL] [--port PORT]',
  summary: 'the remote in the shell of a product, built again on every change',
  options: { port: { type: 'string' } },
  async run({ folder, values, settings, output, streams }) {
    const port = Number(values.port ?? streams.env['PORT'] ?? 3001);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new CliError(`${values.port ?? streams.env['PORT']} is no port.`, { exit: EXIT.usage });
    }
    const gateway = settings.gateway ?? 'http://localhost:8080';
    // Loaded lazily, because the compiler is large and most commands don't need it.
    const { startDevServer } = await import('../../standalone/startDevServer.js');
    await startDevServer({
      folder,
      port,
      gateway,
      say: output.say,
      complain: (text) => output.fail({ message: text }),
    });
    return { port, gateway };
  },
};
