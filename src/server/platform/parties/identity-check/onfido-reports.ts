/** What Onfido's two reports say, in our words: a document that is clear and a face that fits, or the first thing that the borrower can mend. */
import {
  type DocumentReport,
  type FacialSimilarityPhotoReport,
  type Report,
  ReportName,
  ReportResult,
  ReportSubResult,
} from '@onfido/api';
import type { IdentityVerdict, RefusedField } from './party.ts';

/** A report that is missing, was cancelled or says nothing decides against the pictures: they are asked for again. */
export function verdictOfReports(reports: readonly Report[]): IdentityVerdict {
  const paper = reports.find(({ name }) => name === ReportName.Document) as DocumentReport | undefined;
  const face = reports.find(({ name }) => name === ReportName.FacialSimilarityPhoto) as
    | FacialSimilarityPhotoReport
    | undefined;
  if (paper?.result !== ReportResult.Clear) return { ok: false, field: paperFault(paper) };
  if (face?.result !== ReportResult.Clear) return { ok: false, field: 'selfie' };
  const expiresOn = paper.properties?.date_of_expiry ?? '';
  // Without a last day no one could tell whether it is still valid.
  return isDay(expiresOn) ? { ok: true, expiresOn } : { ok: false, field: 'document' };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

type Part = { result?: string } | undefined;
const isAmiss = (part: Part) => part?.result !== undefined && part.result !== ReportResult.Clear;

function paperFault(report: DocumentReport | undefined): RefusedField {
  const { data_comparison, data_validation, image_integrity } = report?.breakdown ?? {};
  const told = data_comparison?.breakdown;
  if (isAmiss(data_validation?.breakdown?.document_expiration)) return 'expiry';
  if (isAmiss(image_integrity?.breakdown?.supported_document)) return 'document';
  if (isAmiss(image_integrity)) return 'picture';
  if (isAmiss(told?.first_name) || isAmiss(told?.last_name)) return 'name';
  if (isAmiss(told?.date_of_birth)) return 'birthDate';
  return isDoubted(report) ? 'document' : 'picture';
}

const isDoubted = (report: DocumentReport | undefined) =>
  report?.sub_result === ReportSubResult.Suspected || report?.sub_result === ReportSubResult.Caution;
