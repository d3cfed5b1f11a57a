# One image for every process. Settings: docs/operations.md. DATA_DIR holds the files, unless FILES_URL names a bucket.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What the pages are made of is in dist/web by then, and what only editors and debuggers read is of no use to a server.
RUN npm run build \
  && node src/tools/server-only.mjs \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:22-bookworm-slim
ENV HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/flows flows
COPY --from=build /app/orgs orgs
COPY --from=build /app/schemas schemas
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "dist/server/main.js"]
