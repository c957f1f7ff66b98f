import { headingNames, matchProgramme } from '@mapa/domain';
import type { Queryable } from '@mapa/server-platform';
import { mattersOf, readInstitutions, readTree } from './bank';
import type { EditalLine } from './reading/lines';
import { readEdital } from './reading/read-edital';
import type { StoredReading } from './stored';

/** Reads an edital and matches its programme with the bank's tree; null if it has no programme. */
export async function readLines(db: Queryable, lines: readonly EditalLine[]): Promise<StoredReading | null> {
  const matters = mattersOf(await readTree(db));
  const reading = readEdital(lines, { ...(await readInstitutions(db)), isMatter: headingNames(matters) });
  if (reading.disciplinas.length === 0) return null;
  const matched = matchProgramme(
    reading.disciplinas.map(({ nome, topicos }) => ({ name: nome, topics: topicos.map(({ texto }) => texto) })),
    matters,
  );
  return { ...reading, achados: matched.map(({ matters: materias, topics: topicos }) => ({ materias, topicos })) };
}
