/**
 * A concept with several names, as thesauri store it (ISO 25964): `terms` are synonyms, `narrower` are parts. A text
 * that names a part denotes the whole if the tree of subjects has no name for the part, and vice versa.
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
