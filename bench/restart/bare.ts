import { fastify } from 'fastify';

/** The least that answers as the product does when it has started. */
const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.get('/signin', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Meet</title>'));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
