/** Reads which company a party's setting names (`ADDRESS_BOOK=smarty`), and that company's own settings. */
import { StartRefused } from '../../errors/start-refused.ts';
import { readCompanyUrl } from '../common/party-address.ts';
import type { ChosenCompany, Company } from './company.ts';

type Environment = Record<string, string | undefined>;
type Companies = Readonly<Record<string, Company>>;

type Choice = {
  /** Such as ADDRESS_BOOK. */
  setting: string;
  companies: Companies;
  /** The settings of the party's contract. */
  otherwise: readonly string[];
};

/** Throws `StartRefused` for a name that is none of the companies, and where the contract has settings, too. */
export function readCompany(
  { setting, companies, otherwise }: Choice,
  env: Environment,
): ChosenCompany | undefined {
  const name = env[setting];
  if (!name) return undefined;
  const company = Object.hasOwn(companies, name) ? companies[name] : undefined;
  const ours = otherwise.join(' and ');
  if (!company) throw new StartRefused(unknown(setting, name, Object.keys(companies), ours));
  if (otherwise.some((one) => env[one]))
    throw new StartRefused(
      `${setting} names a company, and ${ours} are for a contract of ours. Leave one of the two out.`,
    );
  const names = [...company.needs, ...(company.takes ?? [])];
  return { name, settings: Object.fromEntries(names.map((own) => [own, settingOf(own, env[own])])) };
}

/** A company's own address is asked instead only where a setting says so: its sandbox, or a proxy of the operator's. */
function settingOf(name: string, text: string | undefined): string | undefined {
  return name.endsWith('_URL') ? readCompanyUrl(name, text) : text || undefined;
}

/** The settings that the company still needs. */
export function missingOfCompany({ name, settings }: ChosenCompany, companies: Companies): string[] {
  return (companies[name]?.needs ?? []).filter((own) => !settings[own]);
}

function unknown(setting: string, name: string, known: readonly string[], ours: string): string {
  const ways = known.length > 0 ? `Use ${known.join(' or ')}, or leave` : 'Leave';
  return `${setting} is "${name}". ${ways} it out${ours && ` and say ${ours}`}.`;
}
