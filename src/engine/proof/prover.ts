/**
 * Decides whether rules can hold together. Tries for each path every value that its questions tell apart; questions
 * about several paths at once, or about lists, may go either way. So a "no" is certain, and a "yes" may be too
 * generous.
 */
import type { Rules } from '../../types/rules.ts';
import type { Bundle } from '../content/bundle.ts';
import { oncePer } from '../facts/once-per.ts';
import { readClaim } from '../rules/claim.ts';
import { prepareLogic, run } from '../rules/logic.ts';
import { isTrue } from '../rules/operators/truth.ts';
import { candidates, listedAnswers, listedAt } from './candidates.ts';
import { type Formula, formulaOf, not } from './formula.ts';

/** A rule by its name, a rule that does not hold ("!isTexas"), or a list of which at least one holds. */
export type Claim = string | readonly string[];

export type Prover = {
  /** Whether all of it can be true at once. Returns true when the answer would take too long. */
  possible(claims: readonly Claim[]): boolean;
};

/** Answers of atoms by their key; an atom without one is open. */
type Known = ReadonlyMap<string, boolean>;
/** Something that is decided at once: a path, or an atom that stands for itself. Each choice answers its atoms. */
type Decision = { choices: Array<Map<string, boolean>> };

/** What paths may be, and what an atom says of a value. */
type Facts = {
  valuesAt: (at: string, questions: readonly unknown[]) => unknown[];
  answer: (one: AtomFormula, value: unknown) => boolean;
};

const mostSteps = 4000;

type Shared = Pick<Bundle, 'domain' | 'machine'> & { asked: string; prover: Prover };

// Lenders share the rules of a flow, and with them what can be proved, as long as the same may be answered.
const provers = oncePer((_: Rules): Shared[] => []);

/** Proves over the rules of one flow; remembers what it has been asked. */
export function proverOf(bundle: Bundle): Prover {
  const { domain, machine } = bundle;
  const asked = listedAnswers(bundle);
  const known = provers(bundle.rules);
  const same = known.find((one) => one.domain === domain && one.machine === machine && one.asked === asked);
  if (same) return same.prover;
  const prover = makeProver(bundle);
  known.push({ domain, machine, asked, prover });
  return prover;
}

function makeProver(bundle: Bundle): Prover {
  const formulas = new Map<string, Formula>();
  const rule = (name: string): Formula => {
    const known = formulas.get(name) ?? formulaOf(bundle.rules, name);
    formulas.set(name, known);
    return known;
  };
  const facts = factsOf(bundle);
  const proved = new Map<string, boolean>();
  const possible = (claims: readonly Claim[]) => {
    const key = JSON.stringify(claims);
    const known =
      proved.get(key) ??
      prove(
        facts,
        claims.map((claim) => claimed(rule, claim)),
      );
    proved.set(key, known);
    return known;
  };
  return { possible };
}

function claimed(rule: (name: string) => Formula, claim: Claim): Formula {
  if (typeof claim !== 'string') return { kind: 'or', parts: claim.map((name) => claimed(rule, name)) };
  const { rule: name, isNegated } = readClaim(claim);
  return isNegated ? not(rule(name)) : rule(name);
}

function factsOf(bundle: Bundle): Facts {
  const listed = new Map<string, unknown[] | undefined>();
  const valuesAt = (at: string, questions: readonly unknown[]) => {
    if (!listed.has(at)) listed.set(at, listedAt(bundle, at));
    return candidates(listed.get(at), questions);
  };
  return { valuesAt, answer: answering() };
}

function prove(facts: Facts, formulas: readonly Formula[]): boolean {
  const parts = formulas.flatMap((one) => partsOf(one)).sort((one, other) => one.size - other.size);
  const asked = parts.map(({ formula }) => formula);
  return search(decisionsOf(facts, asked), asked);
}

/** Whether the rule holds, fails, or may do either. */
export function verdict(prover: Prover, name: string): 'always' | 'never' | 'open' {
  if (!prover.possible([name])) return 'never';
  return prover.possible([`!${name}`]) ? 'open' : 'always';
}

type Part = { formula: Formula; size: number };

// What has to hold at once is told apart, and the smallest is tried first: it leaves the least to choose.
function partsOf(formula: Formula, holds = true): Part[] {
  if (formula.kind === 'not') return partsOf(formula.part, !holds);
  if (formula.kind === (holds ? 'and' : 'or') && 'parts' in formula)
    return formula.parts.flatMap((part) => partsOf(part, holds));
  return [{ formula: holds ? formula : not(formula), size: sizeOf(formula) }];
}

function sizeOf(formula: Formula): number {
  if (formula.kind === 'fixed' || formula.kind === 'atom') return 1;
  if (formula.kind === 'not') return sizeOf(formula.part);
  return formula.parts.reduce((sum, part) => sum + sizeOf(part), 1);
}

function search(decisions: ReadonlyMap<string, Decision>, formulas: readonly Formula[]): boolean {
  let steps = 0;
  const solve = (known: Known): boolean => {
    steps += 1;
    if (steps > mostSteps) return true;
    const open = undecided(formulas, known);
    if (open === 'no') return false;
    if (open === undefined) return true;
    return (decisions.get(open)?.choices ?? []).some((choice) => solve(new Map([...known, ...choice])));
  };
  return solve(new Map());
}

// The key of an atom that is still open in the first formula that is; 'no' once one fails.
function undecided(formulas: readonly Formula[], known: Known): string | undefined {
  let open: string | undefined;
  for (const formula of formulas) {
    const value = truth(formula, known);
    if (value === false) return 'no';
    if (value === undefined) open ??= openAtom(formula, known);
  }
  return open;
}

function truth(formula: Formula, known: Known): boolean | undefined {
  if (formula.kind === 'fixed') return formula.holds;
  if (formula.kind === 'atom') return known.get(formula.key);
  if (formula.kind === 'not') {
    const value = truth(formula.part, known);
    return value === undefined ? undefined : !value;
  }
  const ends = formula.kind === 'or';
  let isOpen = false;
  for (const part of formula.parts) {
    const value = truth(part, known);
    if (value === ends) return ends;
    isOpen ||= value === undefined;
  }
  return isOpen ? undefined : !ends;
}

function openAtom(formula: Formula, known: Known): string | undefined {
  if (truth(formula, known) !== undefined || formula.kind === 'fixed') return undefined;
  if (formula.kind === 'atom') return formula.key;
  if (formula.kind === 'not') return openAtom(formula.part, known);
  for (const part of formula.parts) {
    const open = openAtom(part, known);
    if (open !== undefined) return open;
  }
  return undefined;
}

type AtomFormula = Extract<Formula, { kind: 'atom' }>;
type Atoms = Map<string, AtomFormula>;

function decisionsOf(facts: Facts, formulas: readonly Formula[]): Map<string, Decision> {
  const atoms: Atoms = new Map();
  for (const formula of formulas) collect(formula, atoms);
  const groups = new Map<string, AtomFormula[]>();
  for (const one of atoms.values()) {
    const place = one.atom.at ?? one.key;
    groups.set(place, [...(groups.get(place) ?? []), one]);
  }
  const decisions = new Map<string, Decision>();
  for (const [at, group] of groups) {
    const decision = { choices: group[0]?.atom.at === undefined ? either(at) : byValue(facts, at, group) };
    for (const { key } of group) decisions.set(key, decision);
  }
  return decisions;
}

function collect(formula: Formula, atoms: Atoms): void {
  if (formula.kind === 'atom') atoms.set(formula.key, formula);
  if (formula.kind === 'not') collect(formula.part, atoms);
  if (formula.kind === 'and' || formula.kind === 'or') for (const part of formula.parts) collect(part, atoms);
}

const either = (key: string) => [new Map([[key, true]]), new Map([[key, false]])];

// Values that all questions answer alike are one choice.
function byValue(
  { valuesAt, answer }: Facts,
  at: string,
  group: readonly AtomFormula[],
): Array<Map<string, boolean>> {
  const values = valuesAt(
    at,
    group.map(({ atom }) => atom.logic),
  );
  const choices = values.map((value) => new Map(group.map((one) => [one.key, answer(one, value)])));
  return [...new Map(choices.map((choice) => [[...choice.values()].join(), choice])).values()];
}

/** Asks an atom of a value; what it answered to a value that is listed is remembered. */
function answering(): Facts['answer'] {
  const known = new Map<string, boolean>();
  return ({ key, atom }, value) => {
    const place = `${key} ${JSON.stringify(value)}`;
    const said = known.get(place) ?? answer(atom.logic, atom.path ?? '', value);
    known.set(place, said);
    return said;
  };
}

function answer(logic: unknown, path: string, value: unknown): boolean {
  const data = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return isTrue(run(prepareLogic({}, logic), data));
}
