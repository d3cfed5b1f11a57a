/** Every call of the server, in order of registration: the table that guards and tests read. */
import type { Backend } from '../backend/backend.ts';
import type { Route } from '../calls/route.ts';
import { readAssets } from '../web/read-assets.ts';
import { accountAccessRoutes } from './account-access.ts';
import { accountPageRoutes } from './account-pages.ts';
import { accountRoutes } from './accounts.ts';
import { addressRoutes } from './addresses.ts';
import { applicationRoutes } from './application.ts';
import { applicationsRoutes } from './applications.ts';
import { applyAgainRoutes } from './apply-again.ts';
import { brokerRoutes } from './broker.ts';
import { chatRoutes } from './chat.ts';
import { chatDeskRoutes } from './chat-desk.ts';
import { chatFileRoutes } from './chat-files.ts';
import { chatNonceRoutes } from './chat-nonce.ts';
import { chatRelayRoutes } from './chat-relay.ts';
import { chatbotRoutes } from './chatbot.ts';
import { chatbotDeskRoutes } from './chatbot-desk.ts';
import { coDeedRoutes } from './co-deed.ts';
import { consentRoutes } from './consents.ts';
import { contentRoutes } from './content.ts';
import { cspReportRoutes } from './csp-report.ts';
import { decisionRoutes } from './decisions.ts';
import { deskRoutes } from './desk.ts';
import { developerRoutes } from './developers.ts';
import { feedbackRoutes } from './feedback.ts';
import { fileRoutes } from './files.ts';
import { handOverRoutes } from './hand-over.ts';
import { handOverPhoneRoutes } from './hand-over-phone.ts';
import { healthRoutes } from './health.ts';
import { identityRoutes } from './identity.ts';
import { inboundTextRoutes } from './inbound-texts.ts';
import { languageRoutes } from './language.ts';
import { messageChoiceRoutes } from './message-choices.ts';
import { messagePreviewRoutes } from './message-previews.ts';
import { notificationRoutes } from './notifications.ts';
import { openApiRoutes } from './openapi.ts';
import { partsRoutes } from './parts.ts';
import { registrationRoutes } from './registration.ts';
import { registrationDocumentRoutes } from './registration-documents.ts';
import { reviewFileRoutes } from './review-files.ts';
import { sandboxRoutes } from './sandbox.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { sessionRoutes } from './sessions.ts';
import { shellRoutes } from './shell.ts';
import { supportRoutes } from './support.ts';
import { surveyRoutes } from './survey.ts';
import { telemetryRoutes } from './telemetry.ts';
import { toolbarRoutes } from './toolbar.ts';
import { trackerRoutes } from './tracker.ts';
import { twilioMediaRoutes } from './twilio-media.ts';

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
    ...cspReportRoutes(backend),
    ...messagePreviewRoutes(backend),
    ...sandboxRoutes(backend),
    ...toolbarRoutes(backend, contentRoot),
    ...openApiRoutes(backend, () => table),
    ...(moreRoutes?.(backend) ?? []),
    ...shellRoutes(backend, readAssets(webFolder)),
  ];
  return table;
}
