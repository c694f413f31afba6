import { commonErrors, ServiceError } from '@meet/contracts';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';

/** Deeper than any valid body of ours. Parsing time grows with depth: a megabyte of brackets takes half a second. */
const DEPTH_MAX = 20;
const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
);

/**
 * Parses JSON bodies as Fastify does, after a check of their depth. A body that is too deep fails with
 * VALIDATION_FAILED.
 */
export function parseJsonWithin(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, createParser(app));
}

/** Parses URL-encoded forms that hold JSON in one member, by the same rules. Another form fails with VALIDATION_FAILED. */
export function parseJsonOfForms(app: FastifyInstance, member: string): void {
  const parse = createParser(app);
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      const json = new URLSearchParams(body).get(member);
      if (json !== null) return parse(request, json, done);
      done(new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: member, key: 'common.required' }] }));
    },
  );
}

function createParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (!nestsDeeperThan(DEPTH_MAX, body)) return void parse(request, body, done);
    done(new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: '', key: 'common.invalid' }] }));
  };
}

function nestsDeeperThan(max: number, json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > max) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
