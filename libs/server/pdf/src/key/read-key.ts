import { differenceText, DocumentError, factText, KEY_FAULTS } from '../document/document-error';
import type { Page } from '../document/model';
import { isSameEntry, type AnswerKey, type KeyEntry } from './answers';
import { alikeness, bookletNames, compare, wordsIn, type Compared, type PaperIdentity } from './compare';
import { readSections, type KeySection } from './sections';

/** The section of a key that was chosen for a paper. */
export interface ChosenKey {
  answers: AnswerKey;
  check: KeyCheck;
}

/** The comparison of a chosen key with its paper, in Portuguese. */
export interface KeyCheck {
  /** Facts on which both agree: "ano 2018". */
  agrees: string[];
  /** Facts that differ, accepted because the person insisted. */
  differs: string[];
  /** Facts that the key states and no source states for the paper. */
  unsure: string[];
  /** The single year that both state; null where there is none, or several. */
  year: number | null;
}

/** A section with its comparison to the paper. */
interface Candidate {
  section: KeySection;
  compared: Compared[];
}

const differences = ({ compared }: Candidate): Compared[] => compared.filter(({ isSame }) => !isSame);

/**
 * Chooses the section of a key that belongs to a paper.
 * @param isForced accepts a section that differs, the nearest one
 * @throws DocumentError that lists the sections, where none fits or several do
 */
export function readKey(pages: readonly Page[], paper: PaperIdentity, isForced = false): ChosenKey {
  const sections = readSections(pages);
  if (sections.length === 0) throw new DocumentError(KEY_FAULTS.unreadable());
  const all = new Set(sections.flatMap(wordsOf));
  const candidates = sections.map((section): Candidate => {
    const words = { all, own: new Set(wordsOf(section)) };
    return { section, compared: compare(section.facts, words, paper) };
  });
  const fewest = Math.min(...candidates.map((one) => differences(one).length));
  const nearest = candidates.filter((one) => differences(one).length === fewest);
  const [first] = nearest;
  if (first && fewest > 0 && !isForced) throw new DocumentError(whyOther(candidates, first));
  const chosen = isUnequivocal(nearest) ? nearest : bestOf(nearest, candidates, paper);
  if (!isUnequivocal(chosen)) throw new DocumentError(severalOf(chosen, candidates));
  return {
    answers: new Map(chosen.flatMap(({ section }) => [...section.entries])),
    check: checkOf(chosen.reduce((most, one) => (one.compared.length > most.compared.length ? one : most))),
  };
}

function checkOf({ section, compared }: Candidate): KeyCheck {
  const { years } = section.facts;
  return {
    agrees: compared.filter(({ isSame }) => isSame).map(({ kind, ofPaper }) => factText(kind, ofPaper)),
    differs: differencesText(compared),
    unsure:
      years.length > 0 && !compared.some(({ kind }) => kind === 'year') ? [factText('year', years.join(' ou '))] : [],
    year: yearOf(compared),
  };
}

function yearOf(compared: readonly Compared[]): number | null {
  const [year, ...others] = new Set(compared.flatMap(({ years = [] }) => years));
  return others.length > 0 ? null : (year ?? null);
}

const wordsOf = ({ facts, titles }: KeySection): string[] =>
  [...titles, ...facts.bodies, ...facts.positions].flatMap(wordsIn);

/** Whether no number has different answers among the candidates. */
function isUnequivocal(candidates: readonly Candidate[]): boolean {
  const known = new Map<string, KeyEntry>();
  return candidates.every(({ section }) =>
    [...section.entries].every(([key, entry]) => {
      const before = known.get(key);
      known.set(key, entry);
      return before === undefined || isSameEntry(before, entry);
    }),
  );
}

/** Of several candidates that fit, those whose name resembles the paper's most; all where none stands out. */
function bestOf(
  candidates: readonly Candidate[],
  all: readonly Candidate[],
  paper: PaperIdentity,
): readonly Candidate[] {
  const positions = paper.readings.find(({ facts }) => facts.positions.length > 0)?.facts.positions ?? [];
  const wanted = [...positions, ...(positions.length > 0 ? [] : paper.titles)];
  const scored = candidates.map((candidate) => ({
    candidate,
    score: Math.max(0, ...namesOf(candidate, all).flatMap((name) => wanted.map((title) => alikeness(name, title)))),
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ candidate }) => candidate);
  // A section without a name of its own contains questions that several cargos share.
  const common = candidates.filter((candidate) => namesOf(candidate, all).length === 0);
  const chosen = [...new Set([...best, ...common])];
  return most > 0 && isUnequivocal(chosen) ? chosen : candidates;
}

/** The distinguishing name of a section: its cargo, otherwise the titles that only it has. */
function namesOf({ section }: Candidate, all: readonly Candidate[]): string[] {
  if (all.some((one) => one.section.facts.positions.length > 0)) return section.facts.positions;
  const others = all.filter((one) => one.section !== section).map((one) => one.section.titles);
  // The first section's titles begin with those of the whole document.
  const most = Math.max(
    1,
    ...others.filter((titles) => titles !== all[0]?.section.titles).map((titles) => titles.length),
  );
  return section.titles.filter((title) => !others.some((titles) => titles.includes(title))).slice(-most);
}

function labelOf(candidate: Candidate, all: readonly Candidate[]): string {
  const { facts } = candidate.section;
  const isTelling = (kind: 'exams' | 'days' | 'shifts'): boolean =>
    new Set(all.map(({ section }) => JSON.stringify(section.facts[kind]))).size > 1 && facts[kind].length > 0;
  const names = facts.booklets.length > 0 && facts.positions.length === 0 ? [] : namesOf(candidate, all);
  return (
    [
      ...(isTelling('exams') ? [`exame ${facts.exams.join(' ou ')}`] : []),
      ...(isTelling('days') ? [`dia ${facts.days.join(' ou ')}`] : []),
      ...(isTelling('shifts') ? [facts.shifts.join(' ou ')] : []),
      ...names,
      bookletNames(facts.booklets),
    ]
      .filter((part) => part !== '')
      .join(' – ') || 'sem nome'
  );
}

const labelsOf = (candidates: readonly Candidate[], all: readonly Candidate[]): string =>
  [...new Set(candidates.map((candidate) => labelOf(candidate, all)))].join(', ');

function severalOf(candidates: readonly Candidate[], all: readonly Candidate[]): string {
  const kindOf = (kinds: readonly (keyof KeySection['facts'])[]) =>
    new Set(candidates.map(({ section }) => JSON.stringify(kinds.map((kind) => section.facts[kind])))).size;
  const areBooklets = kindOf(['booklets']) > 1 && kindOf(['exams', 'days', 'positions', 'positionNumbers']) === 1;
  return (areBooklets ? KEY_FAULTS.severalBooklets : KEY_FAULTS.severalPapers)(labelsOf(candidates, all));
}

/** Facts that differ, in words. */
const differencesText = (compared: readonly Compared[]): string[] =>
  compared
    .filter(({ isSame }) => !isSame)
    .map(({ kind, ofKey, ofPaper, from }) => differenceText(kind, ofKey, ofPaper, from));

/** Why no section belongs to the paper. */
function whyOther(all: readonly Candidate[], nearest: Candidate): string {
  const kinds = all.flatMap((one) => differences(one).map(({ kind }) => kind));
  if (kinds.every((kind) => kind === 'booklet')) return KEY_FAULTS.otherBooklet(labelsOf(all, all));
  if (kinds.every((kind) => kind === 'position' || kind === 'positionNumber') && all.length > 1)
    return KEY_FAULTS.otherPosition(labelsOf(all, all));
  return KEY_FAULTS.otherPaper(differencesText(differences(nearest)));
}
