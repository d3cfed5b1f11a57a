/** The sandbox's title company. */
import type { Subject } from '../common/subject.ts';
import { daysBefore, personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { TitleReport, TitleSearch } from './party.ts';

export function sandbox(options: SandboxOptions): TitleSearch {
  return {
    async prequalify(subject) {
      return report(options, subject, false);
    },
    async finalReport(subject, attempt) {
      return report(options, subject, attempt <= personaFor(options, subject).finalTitlePendingLooks);
    },
    async cancel() {
      return { stopped: true };
    },
  };
}

function report(options: SandboxOptions, subject: Subject, pending: boolean): TitleReport {
  const { titleClear, number, homeEquity } = personaFor(options, subject);
  return {
    clear: titleClear && !pending,
    pending,
    legalDescription: `Lot ${number}, Block 1, Sample Subdivision, as recorded in Book 100, Page ${number}`,
    vesting: `${subject.firstName} ${subject.lastName}`,
    ...(homeEquity && {
      homeEquity: { closedOn: daysBefore(options, homeEquity.daysAgo), open: homeEquity.open },
    }),
  };
}
