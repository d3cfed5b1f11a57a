/** Twilio as it publishes Messages: takes a text from a messaging service, and refuses numbers that end in a code of its own. */
import webhooks from 'twilio/lib/webhooks/webhooks.js';
import { type Answer, openStandIn, type StandIn } from './stand-in.ts';

export const account = {
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0123456789abcdef0123456789abcdef',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'2'.repeat(32)}`,
};

export const createMessage = 'POST /2010-04-01/Accounts/:sid/Messages.json';

export function openTwilio(): Promise<StandIn> {
  return openStandIn({ [createMessage]: taken }, { document: 'twilio_api_v2010.json' });
}

const wanted = `Basic ${Buffer.from(`${account.TWILIO_ACCOUNT_SID}:${account.TWILIO_AUTH_TOKEN}`).toString('base64')}`;

/** The last five digits of a number, as the error that texts to it bring. */
const faults = new Map([
  ['21211', "The 'To' number +1202121211 is not a valid phone number."],
  ['21610', 'Attempt to send to unsubscribed recipient +12022021610'],
  ['21614', "'To' number is not a valid mobile number +12022021614"],
  ['21703', 'The Messaging Service does not have a phone number'],
]);

const taken: Answer = ({ headers, body }) => {
  if (headers.authorization !== wanted)
    return { status: 401, answer: refusal(20003, 'Authenticate: 0123456789abcdef0123456789abcdef', 401) };
  const { To = '', Body = '' } = body as Record<string, string>;
  const code = To.slice(-5);
  const message = faults.get(code);
  if (message) return { status: 400, answer: refusal(Number(code), message, 400) };
  const sid = `SM${'3'.repeat(32)}`;
  const at = 'Mon, 30 Nov 2026 19:15:09 +0000';
  return {
    status: 201,
    answer: {
      ...{
        sid,
        account_sid: account.TWILIO_ACCOUNT_SID,
        api_version: '2010-04-01',
        body: Body,
        to: To,
        from: null,
      },
      ...{
        messaging_service_sid: account.TWILIO_MESSAGING_SERVICE_SID,
        status: 'accepted',
        direction: 'outbound-api',
      },
      ...{ date_created: at, date_updated: at, date_sent: null, num_segments: '0', num_media: '0' },
      ...{ price: null, price_unit: null, error_code: null, error_message: null },
      uri: `/2010-04-01/Accounts/${account.TWILIO_ACCOUNT_SID}/Messages/${sid}.json`,
      subresource_uris: {
        media: `/2010-04-01/Accounts/${account.TWILIO_ACCOUNT_SID}/Messages/${sid}/Media.json`,
      },
    },
  };
};

const refusal = (code: number, message: string, status: number) => ({
  ...{ code, message, status },
  more_info: `https://www.twilio.com/docs/errors/${code}`,
});

/** The body and the signature of what Twilio posts to an address. @param told without what every post holds */
export function fromTwilio(url: string, told: Record<string, string>, token = account.TWILIO_AUTH_TOKEN) {
  const words = { AccountSid: account.TWILIO_ACCOUNT_SID, ApiVersion: '2010-04-01', ...told };
  return {
    payload: new URLSearchParams(words).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': webhooks.getExpectedTwilioSignature(token, url, words),
    },
  };
}
