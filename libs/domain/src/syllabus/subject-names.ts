import { PhraseIndex } from './words/phrase-index';
import { isCommon, isModifier, isQuality, phrasesOf, type Phrase } from './words/phrases';
import type { SyllabusMatter } from './syllabus-matter';
import { keyOf, openThesaurus, wordsOf } from './thesaurus/open';
import type { Concept } from './thesaurus/concept';
import { meaningfulWords } from './words/stemming';

export interface SubjectLocation {
  matter: SyllabusMatter;
  subject: SyllabusMatter['assuntos'][number];
}

export interface SubjectPhrase {
  location: SubjectLocation;
  isWhole: boolean;
}

/** The names of a concept and its parts within a matéria. */
interface Holders {
  terms: SubjectLocation[];
  narrower: SubjectLocation[];
}

/** A matéria with all names that a text may use for it and its assuntos. */
export interface MatterNames {
  matter: SyllabusMatter;
  /** Names of the matéria itself, the longest first. */
  names: readonly (readonly string[])[];
  phrases: PhraseIndex<SubjectPhrase>;
  holders: ReadonlyMap<Concept, Holders>;
}

/** A name with fewer words has no meaning beyond them. */
const MOST_OF_A_NAME_FROM = 3;

/** Words that distinguish one assunto of a matéria from all its others: neither common nor in another name. */
function distinctiveWords(matter: SyllabusMatter, phrases: ReadonlyMap<object, Phrase[]>): Map<object, string> {
  const redundant = new Set(meaningfulWords(matter.nome));
  const holders = new Map<string, object[]>();
  const own = matter.assuntos.map((subject) => {
    const words = (phrases.get(subject)?.[0]?.words ?? []).filter((word) => !isQuality(subject.nome, word));
    return { subject, words: words.filter((word) => !isCommon(word) && !isModifier(word) && !redundant.has(word)) };
  });
  for (const { subject, words } of own)
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), subject]);
  return new Map(
    own.flatMap(({ subject, words: [word = '', ...rest] }) =>
      rest.length === 0 && holders.get(word)?.length === 1 ? [[subject, word]] : [],
    ),
  );
}

/** The keys of a location's names in the thesaurus: of phrases that they equal, or mostly consist of. */
function conceptKeys(phrases: readonly Phrase[]): Set<string> {
  const keys = new Set<string>();
  for (const { words, isWhole } of phrases) {
    keys.add(keyOf(words));
    if (!isWhole || words.length < MOST_OF_A_NAME_FROM) continue;
    for (const found of openThesaurus().phrases.find(words))
      if (found.words.length * 2 > words.length) keys.add(found.value);
  }
  return keys;
}

function namesOf(matter: SyllabusMatter): readonly string[][] {
  const { links } = openThesaurus();
  // Not a noun without its adjective: `Língua Inglesa` is not the matéria `Língua Portuguesa`.
  const own = phrasesOf(matter.nome).flatMap(({ words, isWhole }) => (isWhole ? [[...words]] : []));
  const terms = own.flatMap((words) =>
    (links.get(keyOf(words)) ?? []).flatMap(({ concept, isTerm }) => (isTerm ? concept.terms : [])),
  );
  return [...own, ...terms.map(wordsOf)].sort((one, other) => other.length - one.length);
}

function compile(matter: SyllabusMatter): MatterNames {
  const phrasesBySubject = new Map<object, Phrase[]>(
    matter.assuntos.map((subject) => [subject, phrasesOf(subject.nome, matter.nome)]),
  );
  const distinctive = distinctiveWords(matter, phrasesBySubject);
  const holders = new Map<Concept, Holders>();
  const phrases: { words: readonly string[]; value: SubjectPhrase }[] = [];
  for (const subject of matter.assuntos) {
    const location = { matter, subject };
    const own = phrasesBySubject.get(subject) ?? [];
    const word = distinctive.get(subject);
    for (const { words, isWhole } of own) phrases.push({ words, value: { location, isWhole } });
    if (word !== undefined) phrases.push({ words: [word], value: { location, isWhole: false } });
    for (const { concept, isTerm } of [...conceptKeys(own)].flatMap((key) => openThesaurus().links.get(key) ?? [])) {
      const held = holders.get(concept) ?? { terms: [], narrower: [] };
      const role = held[isTerm ? 'terms' : 'narrower'];
      if (!role.includes(location)) role.push(location);
      holders.set(concept, held);
    }
  }
  return { matter, names: namesOf(matter), phrases: new PhraseIndex(phrases), holders };
}

const compiled = new WeakMap<SyllabusMatter, MatterNames>();

/**
 * The names of matérias and their assuntos as a text may write, shorten or replace them. A matéria is compiled once, as
 * long as it is referenced.
 */
export const compileNames = (matters: readonly SyllabusMatter[]): MatterNames[] =>
  matters.map((matter) => {
    const names = compiled.get(matter) ?? compile(matter);
    compiled.set(matter, names);
    return names;
  });

/**
 * The subjects that a phrase of the thesaurus denotes in these matérias, nearest first: by its synonyms, then its
 * whole, then its parts.
 */
export function meantBy(key: string, matters: readonly MatterNames[]): SubjectLocation[][] {
  const links = openThesaurus().links.get(key) ?? [];
  const holdersOf = (isTerm: boolean, role: keyof Holders) => [
    ...new Set(
      links
        .filter((link) => link.isTerm === isTerm)
        .flatMap(({ concept }) => matters.flatMap(({ holders }) => holders.get(concept)?.[role] ?? [])),
    ),
  ];
  return [holdersOf(true, 'terms'), holdersOf(false, 'terms'), holdersOf(true, 'narrower')];
}
