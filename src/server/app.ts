/** The one constructor of the server. What it registers, in order, is the table of contents. */
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { signingKeys } from './auth/signing-keys.ts';
import type { Backend, Domain } from './backend.ts';
import { contentLibrary } from './content-library.ts';
import { answerEarly, answerError } from './errors/answer-error.ts';
import { Refusal } from './errors/refusal.ts';
import { answerOutside } from './plugins/answer-outside.ts';
import { compressText } from './plugins/compress-text.ts';
import { guardContentType } from './plugins/guard-content-type.ts';
import { guardOrg } from './plugins/guard-org.ts';
import { guardSession, renewTokens } from './plugins/guard-session.ts';
import { acceptJsonOnly } from './plugins/json-body.ts';
import { replayAnswers } from './plugins/replay.ts';
import { refuseUnlistedRoutes, registerRouteTable } from './plugins/route-table.ts';
import { refuseOtherOrigins } from './plugins/same-origin.ts';
import { sendSecurityHeaders, setSecurityHeaders } from './plugins/security-headers.ts';
import { keepSecurityLog } from './plugins/security-log.ts';
import { tellTime } from './plugins/tell-time.ts';
import { accountAccessRoutes } from './routes/account-access.ts';
import { accountPageRoutes } from './routes/account-pages.ts';
import { accountRoutes } from './routes/accounts.ts';
import { addressRoutes } from './routes/addresses.ts';
import { applicationRoutes } from './routes/application.ts';
import { applicationsRoutes } from './routes/applications.ts';
import { applyAgainRoutes } from './routes/apply-again.ts';
import { brokerRoutes } from './routes/broker.ts';
import { coDeedRoutes } from './routes/co-deed.ts';
import { consentRoutes } from './routes/consents.ts';
import { contentRoutes } from './routes/content.ts';
import { cspReportRoutes } from './routes/csp-report.ts';
import { decisionRoutes } from './routes/decisions.ts';
import { developerRoutes } from './routes/developers.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { fileRoutes, largestFile } from './routes/files.ts';
import { handOverRoutes } from './routes/hand-over.ts';
import { handOverPhoneRoutes } from './routes/hand-over-phone.ts';
import { healthRoutes } from './routes/health.ts';
import { identityRoutes } from './routes/identity.ts';
import { inboundTextRoutes } from './routes/inbound-texts.ts';
import { messageChoiceRoutes } from './routes/message-choices.ts';
import { messagePreviewRoutes } from './routes/message-previews.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { registrationRoutes } from './routes/registration.ts';
import { registrationDocumentRoutes } from './routes/registration-documents.ts';
import type { Route } from './routes/route.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { shellRoutes } from './routes/shell.ts';
import { supportRoutes } from './routes/support.ts';
import { surveyRoutes } from './routes/survey.ts';
import { telemetryRoutes } from './routes/telemetry.ts';
import { toolbarRoutes } from './routes/toolbar.ts';
import { trackerRoutes } from './routes/tracker.ts';
import type { Settings } from './settings.ts';
import { refusedTransitions } from './submission/refused-transitions.ts';
import { stepMemory } from './submission/step-memory.ts';
import { readAssets } from './web/read-assets.ts';
import type { World } from './world.ts';

export type AppOptions = {
  world: World;
  domain: Domain;
  settings: Settings;
  /** The folder that holds flows/, orgs/ and schemas/. */
  contentRoot: string;
  /** The built web app; a note that it is missing is served without it. */
  webFolder?: string;
  /** Routes of other rooms (chat, signer): they join the same table under the same guards. */
  moreRoutes?: (backend: Backend) => Route[];
  logger?: FastifyServerOptions['logger'];
  /** Whether the database has its tables; left out, it has. */
  isPrepared?: () => boolean;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { world, domain, settings, contentRoot } = options;
  const library = contentLibrary(world.content, world.mode);
  const keys = signingKeys(world.secrets, settings.tokenSeconds);
  const app = Fastify(fastifyOptions(options));
  const refused = refusedTransitions((transition) => app.log.warn(transition, 'transition refused'));
  const backend: Backend = { world, library, domain, settings, keys, steps: stepMemory(), refused };

  app.decorateRequest('orgCode', '');
  app.decorateRequest('orgIsNamed', false);
  app.decorateRequest('session', undefined);
  app.decorateRequest('owned', undefined);
  keepSecurityLog(app, world);
  app.setErrorHandler(answerEarly(options.isPrepared ?? (() => true)));
  app.setNotFoundHandler((request, reply) => answerError(new Refusal(404, ['Not found']), request, reply));
  refuseUnlistedRoutes(app);
  acceptJsonOnly(app);
  sendSecurityHeaders(app, { https: world.mode === 'production' });
  tellTime(app, world.clock);
  refuseOtherOrigins(app, settings.allowedOrigins);
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true, limits: uploadLimits });
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: tooMany,
  });
  answerOutside(app);
  renewTokens(app, backend);
  replayAnswers(app, world);
  compressText(app);

  const table: Route[] = [
    ...healthRoutes(backend),
    ...contentRoutes(backend),
    ...identityRoutes(backend),
    ...brokerRoutes(backend),
    ...accountPageRoutes(backend),
    ...sessionRoutes(backend),
    ...accountRoutes(backend),
    ...registrationRoutes(backend),
    ...registrationDocumentRoutes(backend),
    ...applyAgainRoutes(backend),
    ...applicationsRoutes(backend),
    ...consentRoutes(backend),
    ...applicationRoutes(backend),
    ...fileRoutes(backend),
    ...handOverRoutes(backend),
    ...handOverPhoneRoutes(backend),
    ...supportRoutes(backend),
    ...addressRoutes(backend),
    ...coDeedRoutes(backend),
    ...trackerRoutes(backend),
    ...decisionRoutes(backend),
    ...telemetryRoutes(backend),
    ...developerRoutes(backend),
    ...feedbackRoutes(backend),
    ...surveyRoutes(backend),
    ...accountAccessRoutes(backend),
    ...notificationRoutes(backend),
    ...messageChoiceRoutes(backend),
    ...inboundTextRoutes(backend),
    ...cspReportRoutes(backend),
    ...messagePreviewRoutes(backend),
    ...sandboxRoutes(backend),
    ...toolbarRoutes(backend, contentRoot),
    ...(options.moreRoutes?.(backend) ?? []),
    ...shellRoutes(backend, readAssets(options.webFolder)),
  ];
  const open = table.filter(({ sandboxOnly }) => !sandboxOnly || world.mode === 'sandbox');
  app.decorate('routeTable', open);
  registerRouteTable(app, open, [guardContentType, guardOrg(backend), guardSession(backend)]);
  return app;
}

/** Milliseconds that the head of a request may take, and the whole of it. */
const slowest = 30_000;
const uploadLimits = { fileSize: largestFile, files: 1, fields: 0, parts: 1, headerPairs: 20 };

function fastifyOptions({ world, settings, logger = false }: AppOptions): FastifyHttpOptions<Server> {
  return {
    logger,
    // One line per request would name every page a borrower opens; failures are logged by the error mapper.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // What came in before the stop is answered, not turned away; its connection is closed after it.
    return503OnClosing: false,
    requestTimeout: slowest,
    // Node looks for sockets that are over their time only so often, and on its own only every thirty seconds.
    http: { headersTimeout: slowest, requestTimeout: slowest, connectionsCheckingInterval: 1_000 },
    connectionTimeout: 35_000,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        strictTypes: false,
      },
    },
    // An address that cannot be read never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, { https: world.mode === 'production' });
      return answerError(error, request, reply);
    },
  };
}

function tooMany(_request: unknown, { ttl }: { ttl: number }) {
  const seconds = String(Math.max(1, Math.ceil(ttl / 1000)));
  return new Refusal(429, ['Too many requests. Please wait a moment.'], {
    headers: { 'retry-after': seconds },
  });
}
