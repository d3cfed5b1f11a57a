/** Companies that carry text messages, by their own interface: `TEXT_MESSAGES=twilio`. */
import type { Outbox } from '../common/outbox.ts';
import type { Company } from '../companies/company.ts';

const twilio: Company<Outbox> = {
  needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
  takes: ['TWILIO_URL'],
  load: () => import('./twilio.ts'),
};

export const textCompanies = { twilio };
