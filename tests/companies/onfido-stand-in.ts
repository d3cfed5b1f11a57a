/** Onfido as it publishes applicants, documents, live photos, checks and reports (v3.6): a check is under way until `decide` says how it ends. */
import type {
  Applicant,
  ApplicantBuilder,
  Check,
  CheckBuilder,
  Document,
  DocumentReport,
  FacialSimilarityPhotoReport,
  LivePhoto,
  ReportsList,
} from '@onfido/api';
import { type Answer, openStandIn, type StandIn } from './stand-in.ts';

export const credentials = { ONFIDO_API_TOKEN: 'api_sandbox.a-token', ONFIDO_NOTICES_SHOWN: 'yes' };

/** How a check ends. */
export type SampleReports = {
  document?: Partial<DocumentReport>;
  face?: Partial<FacialSimilarityPhotoReport>;
  /** Of the check, where it has no reports. */
  status?: Check['status'];
};

export type Onfido = StandIn & {
  /** The people that Onfido was told of. */
  applicants: ApplicantBuilder[];
  /** The pictures that it got, by their field. */
  pictures: { applicant: string; side?: string; type?: string; bytes: number; name: string }[];
  /** Ends the checks that are under way. */
  decide(reports: SampleReports): void;
  /** How checks that begin from now on end, at once. */
  decides(reports: SampleReports): void;
};

const id = (kind: string, place: number) => `${kind}-0000-4000-8000-${`${place}`.padStart(12, '0')}`;
export const clear: SampleReports = {
  document: { properties: { date_of_expiry: '2031-05-20' } },
};

export async function openOnfido(): Promise<Onfido> {
  const applicants: ApplicantBuilder[] = [];
  const pictures: Onfido['pictures'] = [];
  const checks = new Map<string, { asked: CheckBuilder; ended?: SampleReports }>();
  let next: SampleReports | undefined;
  const refused = { error: { type: 'resource_not_found', message: 'Could not find the requested resource' } };
  const known = (applicant: unknown) => applicants.some((_, place) => id('applicant', place) === applicant);
  const take: Answer = ({ body }) => {
    const { file, applicant_id, type, side } = body as Record<string, string> & { file?: File };
    if (!known(applicant_id) || !(file instanceof File)) return { status: 422, answer: refused };
    if (file.size < 100) return { status: 422, answer: refused };
    pictures.push({
      applicant: `${applicant_id}`,
      bytes: file.size,
      name: file.name,
      ...(type && { type }),
      ...(side && { side }),
    });
    return {
      status: 201,
      answer: { id: id('picture', pictures.length) } satisfies Partial<Document & LivePhoto>,
    };
  };
  const standIn = await openStandIn({
    'POST /applicants': guarded(({ body }) => {
      applicants.push(body as ApplicantBuilder);
      return {
        status: 201,
        answer: { id: id('applicant', applicants.length - 1) } satisfies Partial<Applicant>,
      };
    }),
    'POST /documents': guarded(take),
    'POST /live_photos': guarded(take),
    'POST /checks': guarded(({ body }) => {
      const asked = body as CheckBuilder;
      if (!known(asked.applicant_id)) return { status: 422, answer: refused };
      checks.set(id('check', checks.size), { asked, ...(next && { ended: next }) });
      return { status: 201, answer: checkOf(id('check', checks.size - 1), asked, 'in_progress') };
    }),
    'GET /checks/:check': guarded(({ params }) => {
      const { check = '' } = params;
      const found = checks.get(check);
      if (!found) return { status: 404, answer: refused };
      const status = found.ended ? (found.ended.status ?? 'complete') : 'in_progress';
      return { answer: checkOf(check, found.asked, status) };
    }),
    'GET /reports': guarded(({ query }) => ({
      answer: reportsOf(checks.get(`${query.check_id}`)?.ended ?? {}),
    })),
  });
  const decide = (ended: SampleReports) => {
    for (const [key, check] of checks) if (!check.ended) checks.set(key, { ...check, ended });
  };
  const decides = (ended: SampleReports) => {
    next = ended;
  };
  return { ...standIn, applicants, pictures, decide, decides };
}

const guarded =
  (answer: Answer): Answer =>
  (asked) =>
    asked.headers.authorization === `Token token=${credentials.ONFIDO_API_TOKEN}`
      ? answer(asked)
      : {
          status: 401,
          answer: { error: { type: 'authorization_error', message: 'api_sandbox.a-token is wrong' } },
        };

const checkOf = (
  check: string,
  { applicant_id }: CheckBuilder,
  status: NonNullable<Check['status']>,
): Check => ({
  ...{ id: check, applicant_id, status },
  ...(status === 'complete' && { result: 'clear' }),
});

function reportsOf({ document, face }: SampleReports): ReportsList {
  const paper = {
    id: 'report-1',
    name: 'document',
    status: 'complete',
    result: 'clear',
    ...document,
  } as const;
  const likeness = {
    id: 'report-2',
    name: 'facial_similarity_photo',
    status: 'complete',
    result: 'clear',
    ...face,
  } as const;
  return { reports: [paper, likeness] } as unknown as ReportsList;
}
