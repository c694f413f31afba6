/** https://graphql.github.io/graphql-over-http/draft/#sec-Media-Types */
export const GRAPHQL_MEDIA_TYPE = 'application/graphql-response+json';
export const JSON_MEDIA_TYPE = 'application/json';

export const inUtf8 = (mediaType: string) => `${mediaType}; charset=utf-8`;
