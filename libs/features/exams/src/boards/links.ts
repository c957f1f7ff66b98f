import { ORIGIN_FIELDS, fromAddress, listAddress, routePath } from '@mapa/domain';

interface OfBoard {
  banca_id: number[];
  materia_id?: number[];
  assunto_id?: number[];
}

const fields = {
  banca_id: ORIGIN_FIELDS.banca_id,
  materia_id: { key: 'materia_id[]', read: fromAddress.ids },
  assunto_id: { key: 'assunto_id[]', read: fromAddress.ids },
};

const questions = listAddress<OfBoard>(routePath('questions'), fields, []);
const papers = listAddress<Pick<OfBoard, 'banca_id'>>(routePath('exams'), { banca_id: fields.banca_id }, []);
const maps = listAddress<Pick<OfBoard, 'banca_id'>>(routePath('maps'), { banca_id: fields.banca_id }, []);

/** Links to the lists of a board's questions, papers and maps. */
export const boardLinks = {
  questions: (board: number) => questions.to({ banca_id: [board] }),
  ofMatter: (board: number, matter: number) => questions.to({ banca_id: [board], materia_id: [matter] }),
  ofSubject: (board: number, subject: number) => questions.to({ banca_id: [board], assunto_id: [subject] }),
  papers: (board: number) => papers.to({ banca_id: [board] }),
  maps: (board: number) => maps.to({ banca_id: [board] }),
};
