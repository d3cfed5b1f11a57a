/**
 * The only constructor of the server. The order of its registrations is the table of contents; routes/routes.ts lists
 * the calls.
 */

import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Backend, Domain } from './backend/backend.ts';
import { contentLibrary } from './backend/content-library.ts';
import { refusedTransitions } from './backend/refused-transitions.ts';
import { stepMemory } from './backend/step-memory.ts';
import { basePath } from './http/calls/base-path.ts';
import { isForPerson } from './http/calls/is-for-person.ts';
import { type AnswerError, answerEarly, answerError } from './http/plugins/answer-error.ts';
import { answerOutside } from './http/plugins/answer-outside.ts';
import { checkWhenCalled } from './http/plugins/check-when-called.ts';
import { compressText } from './http/plugins/compress-text.ts';
import { endSocket } from './http/plugins/end-socket.ts';
import { guardContentType } from './http/plugins/guard-content-type.ts';
import { guardOrg } from './http/plugins/guard-org.ts';
import { guardRate } from './http/plugins/guard-rate.ts';
import { guardSession, renewTokens } from './http/plugins/guard-session.ts';
import { acceptJsonOnly } from './http/plugins/json-body.ts';
import { limitFlood } from './http/plugins/limit-flood.ts';
import { measureRequests } from './http/plugins/measure-requests.ts';
import { noteContent } from './http/plugins/note-content.ts';
import { readerLanguage, wordingFor } from './http/plugins/reader-language.ts';
import { isUnclear, refuseUnclear, unclear } from './http/plugins/refuse-unclear.ts';
import { replayAnswers } from './http/plugins/replay.ts';
import { refuseUnlistedRoutes, registerRouteTable } from './http/plugins/route-table.ts';
import { refuseOtherOrigins } from './http/plugins/same-origin.ts';
import { sendSecurityHeaders, setSecurityHeaders } from './http/plugins/security-headers.ts';
import { keepSecurityLog } from './http/plugins/security-log.ts';
import { tellTime } from './http/plugins/tell-time.ts';
import { traceRequests } from './http/plugins/trace-id.ts';
import type { Broadcasts } from './platform/broadcasts/broadcasts.ts';
import { localBroadcasts } from './platform/broadcasts/local-broadcasts.ts';
import { signingKeys } from './platform/crypto/signing-keys.ts';
import { Refusal } from './platform/errors/refusal.ts';
import { says } from './platform/language/said.ts';
import type { Settings } from './platform/world/settings.ts';
import type { World } from './platform/world/world.ts';
import { type RouteSources, routes } from './start/routes/routes.ts';

export type AppOptions = RouteSources & {
  world: World;
  domain: Domain;
  settings: Settings;
  logger?: FastifyServerOptions['logger'];
  /** How the servers of one database tell each other what changed; left out, there is one server. */
  broadcasts?: Broadcasts;
  /** Whether the database has its tables; left out, it has. */
  isPrepared?: () => boolean;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { world, domain, settings } = options;
  const library = contentLibrary(world.content, world.mode);
  const isPrepared = options.isPrepared ?? (() => true);
  const answer = answerError(
    (request, language) => wordingFor({ world, library }, request, language),
    isPrepared,
  );
  const keys = signingKeys(world.secrets, settings.tokenSeconds);
  const app = Fastify(fastifyOptions(options, answer));
  const refused = refusedTransitions((transition) => app.log.warn(transition, 'transition refused'));
  const { broadcasts = localBroadcasts() } = options;
  const backend: Backend = {
    world,
    library,
    domain,
    settings,
    keys,
    steps: stepMemory(),
    broadcasts,
    refused,
  };

  app.decorateRequest('orgCode', '');
  app.decorateRequest('orgIsNamed', false);
  app.decorateRequest('session', undefined);
  app.decorateRequest('owned', undefined);
  keepSecurityLog(app, world);
  traceRequests(app);
  measureRequests(app, world, settings.logsRequests);
  app.setErrorHandler(answerEarly(isPrepared, answer));
  app.setNotFoundHandler((request, reply) =>
    answer(new Refusal(404, [says('request.notFound')]), request, reply),
  );
  refuseUnlistedRoutes(app);
  checkWhenCalled(app);
  acceptJsonOnly(app);
  sendSecurityHeaders(app, { https: world.mode === 'production' });
  tellTime(app, world.clock);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: largestFrame },
    errorHandler: endSocket(isPrepared),
  });
  // Behind the WebSockets' own hook: without it, nothing closes the connection of one that is refused.
  refuseUnclear(app);
  refuseOtherOrigins(app, settings.allowedOrigins);
  app.addHook('onClose', broadcasts.close);
  await app.register(multipart, { throwFileSizeLimit: true, limits: uploadLimits });
  await app.register(rateLimit, {
    global: false,
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: tooMany,
  });
  answerOutside(app);
  renewTokens(app, backend);
  replayAnswers(app, world);
  compressText(app);

  const table = routes(backend, options);
  const open = table.filter(({ sandboxOnly }) => !sandboxOnly || world.mode === 'sandbox');
  app.decorate('routeTable', open);
  const guards = [
    limitFlood(app),
    guardContentType,
    guardRate(backend),
    guardOrg(backend),
    guardSession(backend),
    noteContent(backend, isPrepared),
  ];
  registerRouteTable(app, open, guards, (request) => readerLanguage(backend, request));
  return app;
}

/** Bytes of one frame: a message of 10,000 characters fits, whatever its letters. */
const largestFrame = 64 * 1024;
/** Milliseconds that the head of a request may take, and the whole of it. */
const slowest = 30_000;
/** A route that takes more says so: limits.json says it of uploads. */
const uploadLimits = { fileSize: 1024 * 1024, files: 1, fields: 0, parts: 1, headerPairs: 20 };

function fastifyOptions(
  { world, settings, logger = false }: AppOptions,
  answer: AnswerError,
): FastifyHttpOptions<Server> {
  return {
    logger,
    // One line per request would name every page a borrower opens; failures are logged by the error mapper.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // A stop answers the requests that have arrived, then closes their connections.
    return503OnClosing: false,
    requestTimeout: slowest,
    // Node looks for overdue sockets only now and then, by default every thirty seconds.
    http: { headersTimeout: slowest, requestTimeout: slowest, connectionsCheckingInterval: 1_000 },
    connectionTimeout: 35_000,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, { https: world.mode === 'production' });
      if (request.headers.upgrade) reply.raw.once('finish', () => request.raw.socket.destroySoon());
      if (isUnclear(request)) return answer(unclear(), request, reply);
      return isForPerson(request) ? reply.redirect(nowhere) : answer(error, request, reply);
    },
  };
}

/** No page has this address, so the app says that it can't find one. */
const nowhere = `${basePath}/not-found`;

function tooMany(_request: unknown, { ttl }: { ttl: number }) {
  const seconds = String(Math.max(1, Math.ceil(ttl / 1000)));
  return new Refusal(429, [says('request.tooMany')], {
    headers: { 'retry-after': seconds },
  });
}
