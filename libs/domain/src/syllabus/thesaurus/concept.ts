/**
 * What is called by several names, as thesauri keep it (ISO 25964): `terms` mean the same, `narrower` is part of it. A text
 * that names a part means the whole where the tree of subjects has no name for the part, and the other way about.
 */
export interface Concept {
  readonly terms: readonly string[];
  readonly narrower: readonly string[];
}

/**
 * Parses concepts from lines: `term; term > part; part`. A part may occur in several lines.
 * @param lines one concept a line; names as texts print them, as the stemmer unifies their spellings
 */
export const conceptsOf = (lines: string): Concept[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [terms = [], narrower = []] = line.split('>').map((side) =>
        side
          .split(';')
          .map((name) => name.trim())
          .filter(Boolean),
      );
      return { terms, narrower };
    });
