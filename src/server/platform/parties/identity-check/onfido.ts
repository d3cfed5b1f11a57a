/**
 * Checking identity documents by Onfido: the pictures that the borrower gave us, a document report and a comparison of the faces. Onfido
 * takes minutes, and hours where a person looks: what it was sent is under way, and `verdict` reads how it ended.
 */
import {
  type ApplicantConsentBuilder,
  ApplicantConsentName,
  CheckStatus,
  Configuration,
  CountryCodes,
  DefaultApi,
  DocumentTypes,
  FileTransfer,
  Region,
  ReportName,
  UploadDocumentSideEnum,
} from '@onfido/api';
import { StartRefused } from '../../errors/start-refused.ts';
import { NoAnswer } from '../common/no-answer.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { boundedAdapter } from '../http/bounded-adapter.ts';
import { verdictOfReports } from './onfido-reports.ts';
import type { IdentityCheck, IdentityImage, IdentityRequest, IdentityVerdict } from './party.ts';

/** @param access its settings are those of `onfidoSettings` */
export function open(access: CompanyAccess): IdentityCheck {
  const onfido = onfidoClient(access);
  const { ask } = access;
  return {
    verify: (request) => ask('verify', () => verify(onfido, request)),
    verdict: (_subject, reference) => ask('verdict', () => verdict(onfido, reference)),
  };
}

const regions: Readonly<Record<string, Region>> = { US: Region.US, EU: Region.EU, CA: Region.CA };

function onfidoClient({ settings, patienceMs }: CompanyAccess): DefaultApi {
  const {
    ONFIDO_API_TOKEN: apiToken = '',
    ONFIDO_REGION = 'US',
    ONFIDO_URL,
    ONFIDO_NOTICES_SHOWN,
  } = settings;
  const region = Object.hasOwn(regions, ONFIDO_REGION) ? regions[ONFIDO_REGION] : undefined;
  if (region === undefined) throw new StartRefused(`ONFIDO_REGION is "${ONFIDO_REGION}". Use US, EU or CA.`);
  // We tell Onfido so of each borrower: whoever runs this has to have made it true.
  if (ONFIDO_NOTICES_SHOWN !== 'yes')
    throw new StartRefused(
      'ONFIDO_NOTICES_SHOWN has to be "yes": borrowers read Onfido’s notices before they send photos.',
    );
  const baseOptions = { adapter: boundedAdapter(patienceMs) };
  return new DefaultApi(
    new Configuration({ apiToken, region, baseOptions, ...(ONFIDO_URL && { basePath: ONFIDO_URL }) }),
  );
}

/** The data of an answer. Throws `NoAnswer` with the status of a refusal. */
async function answered<Data>(asked: Promise<{ status: number; data: Data }>): Promise<Data> {
  const { status, data } = await asked;
  if (status >= 300) throw new NoAnswer(`status ${status}`, { status });
  if (typeof data !== 'object') throw new NoAnswer('an answer that is no object');
  return data;
}

const consents: ApplicantConsentBuilder[] = [
  { name: ApplicantConsentName.PrivacyNoticesRead, granted: true },
];

async function verify(onfido: DefaultApi, request: IdentityRequest): Promise<IdentityVerdict> {
  const { subject } = request;
  const { id: applicant_id } = await answered(
    onfido.createApplicant({
      first_name: subject.firstName,
      last_name: subject.lastName,
      ...(subject.birthDate && { dob: subject.birthDate }),
      location: { country_of_residence: CountryCodes.Usa },
      consents,
    }),
  );
  try {
    const document_ids = await upload(onfido, applicant_id, request);
    const report_names = [ReportName.Document, ReportName.FacialSimilarityPhoto];
    const { id } = await answered(onfido.createCheck({ applicant_id, report_names, document_ids }));
    return { pending: true, reference: id };
  } catch (error) {
    // Too small, too large, or no picture that it reads.
    if (error instanceof NoAnswer && error.status === 422) return { ok: false, field: 'picture' };
    throw error;
  }
}

const types: Record<string, DocumentTypes> = {
  DRIVERS_LICENSE: DocumentTypes.DrivingLicence,
  PASSPORT: DocumentTypes.Passport,
  ID_CARD: DocumentTypes.NationalIdentityCard,
  PERMANENT_RESIDENT_CARD: DocumentTypes.ResidencePermit,
};
const sides = [UploadDocumentSideEnum.Front, UploadDocumentSideEnum.Back];

/** The front first, the selfie last. @returns what Onfido calls the pictures of the document */
async function upload(onfido: DefaultApi, applicant: string, request: IdentityRequest): Promise<string[]> {
  const type = types[request.documentType] ?? DocumentTypes.Unknown;
  const pictures = request.images.slice(0, -1).map(async (image, place) => {
    const asked = onfido.uploadDocument(
      type,
      applicant,
      await fileOf(image),
      undefined,
      sides[place],
      CountryCodes.Usa,
    );
    return (await answered(asked)).id;
  });
  const selfie = request.images.slice(-1).map(async (image) => {
    await answered(onfido.uploadLivePhoto(applicant, await fileOf(image)));
  });
  const [ids] = await Promise.all([Promise.all(pictures), Promise.all(selfie)]);
  return ids;
}

async function fileOf({ mediaType, read }: IdentityImage): Promise<FileTransfer> {
  return new FileTransfer(Buffer.from(await read()), `picture.${mediaType.split('/')[1]}`);
}

/** Neither decided, nor ended without a decision. */
const underWay = new Set<string | undefined>([
  CheckStatus.InProgress,
  CheckStatus.AwaitingApplicant,
  CheckStatus.Paused,
  CheckStatus.Reopened,
]);

async function verdict(onfido: DefaultApi, reference: string): Promise<IdentityVerdict> {
  try {
    const { status } = await answered(onfido.findCheck(reference));
    if (underWay.has(status)) return { pending: true, reference };
    if (status !== CheckStatus.Complete) return { ok: false, field: 'picture' };
    const { reports } = await answered(onfido.listReports(reference));
    return verdictOfReports(reports);
  } catch (error) {
    // Onfido has it no more: only new pictures lead on.
    if (error instanceof NoAnswer && (error.status === 404 || error.status === 410))
      return { ok: false, field: 'picture' };
    throw error;
  }
}
