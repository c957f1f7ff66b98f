import type { PaperData } from '../papers/data';

/** The importer's context for questions of this paper. */
export const contextOf = ({ nome }: PaperData) => ({
  exam: nome,
  defaultSubject: null,
  fileName: nome ?? '',
  subjectMap: null,
});
