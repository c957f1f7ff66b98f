import { routePath } from '@mapa/domain';
import { Link } from '@mapa/ui-kit';
import { PERFORMANCE_ANCHOR, mapInList, questionsOfExam } from './addresses';
import { LinkRow } from './link-row';
import type { Exam } from './model';

/** The available links of a paper. */
export function PaperLinks({ exam, score }: { exam: Exam; score: string | undefined }) {
  const { id, nome, mapa } = exam;
  return (
    <LinkRow aria-label={`De ${nome}`}>
      <li>
        <Link to={questionsOfExam(id)}>Questões</Link>
      </li>
      {mapa ? (
        <li>
          <Link to={mapInList(mapa.nome)}>Mapa</Link>
        </li>
      ) : null}
      <PdfLinks exam={exam} />
      <li>
        <Link to={`${routePath('exam', { id })}#${PERFORMANCE_ANCHOR}`}>
          Meu desempenho{score === undefined ? null : `: ${score}`}
        </Link>
      </li>
    </LinkRow>
  );
}

/** The original PDFs of the paper and its key, if stored; each opens in a new tab. */
export function PdfLinks({ exam: { pdf_prova, pdf_gabarito } }: { exam: Pick<Exam, 'pdf_prova' | 'pdf_gabarito'> }) {
  const files = [
    { to: pdf_prova, words: 'Prova em PDF' },
    { to: pdf_gabarito, words: 'Gabarito em PDF' },
  ];
  return files.map(({ to, words }) =>
    to ? (
      <li key={words}>
        <Link to={to} target="_blank">
          {words}
        </Link>
      </li>
    ) : null,
  );
}
