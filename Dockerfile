# The product's images, one target each: `docker build --target chat -t meet-chat .`
#
#   single-process  everything in one process (the last stage, and so the default)
#   gateway         pages, GraphQL and rooms; the services below are reached over HTTP (SERVICE_URLS)
#   accounts, chat, integrations, meetings, network, notifications, oauth, organizations, releases
#                   one service alone
#
# scripts/lib/images.mjs lists the contents of each image; `npm run image -- chat FOLDER` lays it out without Docker.

FROM node:24-bookworm-slim AS source
WORKDIR /src
COPY . .

FROM source AS built
RUN npm ci --no-audit --no-fund && npm run build

FROM source AS chat-files
RUN node scripts/image.mjs chat /app
FROM source AS network-files
RUN node scripts/image.mjs network /app
FROM source AS organizations-files
RUN node scripts/image.mjs organizations /app
FROM source AS notifications-files
RUN node scripts/image.mjs notifications /app
FROM source AS integrations-files
RUN node scripts/image.mjs integrations /app
FROM source AS oauth-files
RUN node scripts/image.mjs oauth /app
FROM built AS releases-files
RUN node scripts/image.mjs releases /app
FROM built AS accounts-files
RUN node scripts/image.mjs accounts /app
FROM source AS meetings-files
RUN node scripts/image.mjs meetings /app
FROM built AS gateway-files
RUN node scripts/image.mjs gateway /app
FROM built AS single-process-files
RUN node scripts/image.mjs single-process /app

# The process writes to none of its files: run it with a read-only file system and /tmp in memory.
FROM node:24-bookworm-slim AS runtime
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.vendor="Meet contributors" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
 && mkdir -m 700 /data && chown node:node /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-compile-cache \
    NODE_OPTIONS=--max-semi-space-size=16
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS service
ENV PORT=8091
EXPOSE 8091

FROM service AS chat
LABEL org.opencontainers.image.title="Meet chat" org.opencontainers.image.description="Chat rooms, their members and messages."
COPY --from=chat-files /app /app
VOLUME /data
CMD ["node", "apps/distributed/src/main.ts", "chat"]

FROM service AS network
LABEL org.opencontainers.image.title="Meet network" org.opencontainers.image.description="Contacts, groups, presence and statuses."
COPY --from=network-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "network"]

FROM service AS organizations
LABEL org.opencontainers.image.title="Meet organizations" org.opencontainers.image.description="Organizations, their members and licences."
COPY --from=organizations-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "organizations"]

FROM service AS notifications
LABEL org.opencontainers.image.title="Meet notifications" org.opencontainers.image.description="Notifications and mail."
COPY --from=notifications-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "notifications"]

FROM service AS integrations
LABEL org.opencontainers.image.title="Meet integrations" org.opencontainers.image.description="API keys, webhooks, Jira and Hubstaff."
COPY --from=integrations-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "integrations"]

FROM service AS oauth
LABEL org.opencontainers.image.title="Meet oauth" org.opencontainers.image.description="The authorization server of outside applications."
COPY --from=oauth-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "oauth"]

FROM service AS releases
LABEL org.opencontainers.image.title="Meet releases" org.opencontainers.image.description="The registry of remotes and the files of their releases."
COPY --from=releases-files /app /app
VOLUME /data
CMD ["node", "apps/distributed/src/main.ts", "releases"]

FROM service AS accounts
LABEL org.opencontainers.image.title="Meet accounts" org.opencontainers.image.description="Accounts, sessions, profiles: who a person is and how they prove it."
COPY --from=accounts-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "accounts"]

FROM service AS meetings
LABEL org.opencontainers.image.title="Meet meetings" org.opencontainers.image.description="Meetings, who may enter them and who was in."
COPY --from=meetings-files /app /app
CMD ["node", "apps/distributed/src/main.ts", "meetings"]

FROM runtime AS gateway
LABEL org.opencontainers.image.title="Meet gateway" org.opencontainers.image.description="Pages, GraphQL and the rooms of meetings."
COPY --from=gateway-files /app /app
ENV PORT=8080
EXPOSE 8080
VOLUME /data
CMD ["node", "apps/distributed/src/main.ts", "gateway"]

FROM runtime AS single-process
LABEL org.opencontainers.image.title="Meet" org.opencontainers.image.description="The whole product in one process."
COPY --from=single-process-files /app /app
ENV PORT=8080
EXPOSE 8080
VOLUME /data
CMD ["node", "apps/single-process/src/main.ts"]
