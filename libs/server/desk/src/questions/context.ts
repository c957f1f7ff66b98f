import type { PaperData } from '../papers/data';

/** How the importer would read a question of this paper. */
export const contextOf = ({ nome }: PaperData) => ({
  exam: nome,
  defaultSubject: null,
  fileName: nome ?? '',
  subjectMap: null,
});
