/** Every call of the server, in order of registration: the table that guards and tests read. */
import type { Backend } from '../../backend/backend.ts';
import { chatRoutes } from '../../chat/routes/chat.ts';
import { chatDeskRoutes } from '../../chat/routes/chat-desk.ts';
import { chatFileRoutes } from '../../chat/routes/chat-files.ts';
import { chatNonceRoutes } from '../../chat/routes/chat-nonce.ts';
import { chatRelayRoutes } from '../../chat/routes/chat-relay.ts';
import { chatbotRoutes } from '../../chat/routes/chatbot.ts';
import { chatbotDeskRoutes } from '../../chat/routes/chatbot-desk.ts';
import { twilioMediaRoutes } from '../../chat/routes/twilio-media.ts';
import { decisionRoutes } from '../../desk/routes/decisions.ts';
import { deskRoutes } from '../../desk/routes/desk.ts';
import { reviewFileRoutes } from '../../desk/routes/review-files.ts';
import type { Route } from '../../http/calls/route.ts';
import { addressRoutes } from '../../http/routes/addresses.ts';
import { contentRoutes } from '../../http/routes/content.ts';
import { cspReportRoutes } from '../../http/routes/csp-report.ts';
import { developerRoutes } from '../../http/routes/developers.ts';
import { healthRoutes } from '../../http/routes/health.ts';
import { telemetryRoutes } from '../../http/routes/telemetry.ts';
import { drawnPages } from '../../http/web/drawn.ts';
import { readAssets } from '../../http/web/read-assets.ts';
import { accountAccessRoutes } from '../../identity/routes/account-access.ts';
import { accountPageRoutes } from '../../identity/routes/account-pages.ts';
import { accountRoutes } from '../../identity/routes/accounts.ts';
import { identityRoutes } from '../../identity/routes/identity.ts';
import { languageRoutes } from '../../identity/routes/language.ts';
import { secondFactorRoutes } from '../../identity/routes/second-factor.ts';
import { sessionRoutes } from '../../identity/routes/sessions.ts';
import { inboundTextRoutes } from '../../messages/routes/inbound-texts.ts';
import { messageChoiceRoutes } from '../../messages/routes/message-choices.ts';
import { messagePreviewRoutes } from '../../messages/routes/message-previews.ts';
import { notificationRoutes } from '../../messages/routes/notifications.ts';
import { twilioTextRoutes } from '../../messages/routes/twilio-texts.ts';
import { applicationsRoutes } from '../../registration/routes/applications.ts';
import { applyAgainRoutes } from '../../registration/routes/apply-again.ts';
import { brokerRoutes } from '../../registration/routes/broker.ts';
import { registrationRoutes } from '../../registration/routes/registration.ts';
import { registrationDocumentRoutes } from '../../registration/routes/registration-documents.ts';
import { coDeedRoutes } from '../../signers/routes/co-deed.ts';
import { partsRoutes } from '../../signers/routes/parts.ts';
import { applicationRoutes } from '../../submission/routes/application.ts';
import { consentRoutes } from '../../submission/routes/consents.ts';
import { trackerRoutes } from '../../submission/routes/tracker.ts';
import { feedbackRoutes } from '../../support/routes/feedback.ts';
import { supportRoutes } from '../../support/routes/support.ts';
import { surveyRoutes } from '../../support/routes/survey.ts';
import { fileRoutes } from '../../uploads/routes/files.ts';
import { handOverRoutes } from '../../uploads/routes/hand-over.ts';
import { handOverPhoneRoutes } from '../../uploads/routes/hand-over-phone.ts';
import { openApiRoutes } from './openapi.ts';
import { sandboxRoutes } from './sandbox.ts';
import { shellRoutes } from './shell.ts';
import { toolbarRoutes } from './toolbar.ts';

export type RouteSources = {
  /** The folder that holds flows/, orgs/ and schemas/. */
  contentRoot: string;
  /** The built web app; a note that it is missing is served without it. */
  webFolder?: string;
  /** Routes of other rooms (chat, signer): they join the same table under the same guards. */
  moreRoutes?: (backend: Backend) => Route[];
};

export function routes(backend: Backend, { contentRoot, webFolder, moreRoutes }: RouteSources): Route[] {
  const table: Route[] = [
    ...healthRoutes(backend),
    ...contentRoutes(backend),
    ...identityRoutes(backend),
    ...brokerRoutes(backend),
    ...accountPageRoutes(backend),
    ...secondFactorRoutes(backend),
    ...sessionRoutes(backend),
    ...accountRoutes(backend),
    ...registrationRoutes(backend),
    ...registrationDocumentRoutes(backend),
    ...applyAgainRoutes(backend),
    ...applicationsRoutes(backend),
    ...consentRoutes(backend),
    ...applicationRoutes(backend),
    ...fileRoutes(backend),
    ...deskRoutes(backend),
    ...reviewFileRoutes(backend),
    ...chatRoutes(backend),
    ...chatDeskRoutes(backend),
    ...chatbotRoutes(backend),
    ...chatbotDeskRoutes(backend),
    ...chatFileRoutes(backend),
    ...chatNonceRoutes(backend),
    ...chatRelayRoutes(backend),
    ...twilioMediaRoutes(backend),
    ...handOverRoutes(backend),
    ...handOverPhoneRoutes(backend),
    ...languageRoutes(backend),
    ...supportRoutes(backend),
    ...addressRoutes(backend),
    ...coDeedRoutes(backend),
    ...partsRoutes(backend),
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
    ...twilioTextRoutes(backend),
    ...cspReportRoutes(backend),
    ...messagePreviewRoutes(backend),
    ...sandboxRoutes(backend),
    ...toolbarRoutes(backend, contentRoot),
    ...openApiRoutes(backend, () => table),
    ...(moreRoutes?.(backend) ?? []),
    ...shellRoutes(backend, readAssets(webFolder), drawnPages(webFolder)),
  ];
  return table;
}
