import { fastify } from 'fastify';

/** The smallest server that answers as the started product does. */
const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.get('/signin', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Meet</title>'));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
