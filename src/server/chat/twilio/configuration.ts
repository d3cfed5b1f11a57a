/** What the library asks first: who it is, where everything stands, and what fits. */
import { idsOf } from './sync-objects.ts';
import { people } from './twilio-line.ts';

const base = 'https://aim.us1.twilio.com/v1';

/** @param origin where files are brought and fetched: the library does that over HTTP */
export const configuration = (origin: string) => ({
  identity: people.borrower,
  sync_objects: { my_user_info: idsOf('').user, my_conversations: idsOf('').own },
  links: {
    ...{ my_conversations: `${base}/MyConversations`, conversations: `${base}/Conversations` },
    ...{ users: `${base}/Users`, current_user: `${base}/Users/${people.borrower}`, typing: `${base}/Typing` },
    ...{
      media_service: `${origin}/sandbox/twilio/media`,
      media_set_service: `${origin}/sandbox/twilio/media-set`,
    },
    messages_receipts: `${base}/Receipts`,
  },
  options: {
    ...{ reachability_enabled: false, user_infos_to_subscribe: 100 },
    ...{ http_cache_interval: 'PT5S', consumption_report_interval: 'PT5S' },
    ...{ media_attachments_count_limit: 10, media_attachment_size_limit_in_mb: 150 },
    media_attachments_total_size_limit_in_mb: 150,
    ...{ email_histories_allowed_mime_types: [], email_bodies_allowed_mime_types: [] },
  },
});
