/**
 * A programme with every topic labelled by hand with the assuntos of `QUESTION_BANK` that it denotes. Written in the
 * boards' style; no edital is copied.
 */
export interface LabelledProgramme {
  name: string;
  area: string;
  disciplines: readonly LabelledDiscipline[];
}

export interface LabelledDiscipline {
  name: string;
  topics: readonly LabelledTopic[];
}

export interface LabelledTopic {
  text: string;
  /** `Matéria: assunto` for each that the topic denotes; empty if the bank has none. */
  expected: readonly string[];
  /** Further assuntos that do not count as wrong if found. */
  alsoRight: readonly string[];
}

const namesIn = (list: string, matter: string): string[] =>
  list
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-')
    .map((name) => (name.includes(': ') ? name : `${matter}: ${name}`));

/**
 * Parses programmes. `#` begins a discipline: `# NAME = matéria of the bank` (none if the bank lacks it); each other
 * line is `topic | assunto; Outra matéria: assunto ~ further acceptable ones`, and `-` if the bank has nothing.
 */
export function labelled(area: string, name: string, text: string): LabelledProgramme {
  const disciplines: { name: string; matter: string; topics: LabelledTopic[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      const [title = '', matter = ''] = line.slice(1).split('=');
      disciplines.push({ name: title.trim(), matter: matter.trim(), topics: [] });
      continue;
    }
    const discipline = disciplines.at(-1);
    const [topic = '', labels = ''] = line.split(' | ');
    const [expected = '', alsoRight = ''] = labels.split('~');
    if (!discipline || labels.trim() === '') throw new Error(`no label: ${line}`);
    discipline.topics.push({
      text: topic.trim(),
      expected: namesIn(expected, discipline.matter),
      alsoRight: namesIn(alsoRight, discipline.matter),
    });
  }
  return { name, area, disciplines };
}
