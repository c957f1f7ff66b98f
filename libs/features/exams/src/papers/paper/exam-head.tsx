import { FailureNote } from '@mapa/billing';
import { paperVariantsText, questionsOf } from '@mapa/domain';
import { Button, ButtonLink, Cluster, MapIcon, Meta, PageTitle, PlusIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useMakeNotebook } from '../notebook/use-make-notebook';
import { useStudyMap } from '../notebook/use-study-map';
import { questionsOfExam } from '../addresses';
import { PdfLinks } from '../paper-links';
import type { Exam } from '../model';
import { SitPaper } from '../sitting/sit-paper';
import { factsText, markingText, originNames, originText } from '../texts';

/** Header of a paper's page: its facts and its actions. */
export function ExamHead({ exam }: { exam: Exam }) {
  const notebook = useMakeNotebook(exam);
  const marking = markingText(exam);
  return (
    <Head>
      <PageTitle>{exam.nome}</PageTitle>
      <Facts>
        {originNames(exam).map((name) => (
          <p key={name}>{name}</p>
        ))}
        <Meta>{factsText(originText(exam), exam.area, questionsOf(exam.questoes))}</Meta>
        {marking ? <Meta>{marking}</Meta> : null}
        {exam.variantes ? <Meta>{paperVariantsText(exam.questoes, exam.variantes)}</Meta> : null}
      </Facts>
      <Cluster>
        {notebook.made ? (
          <ButtonLink to={notebook.made}>Abrir caderno</ButtonLink>
        ) : (
          <Button
            busy={notebook.busy}
            disabled={exam.questoes === 0}
            icon={<PlusIcon size={18} aria-hidden />}
            onClick={notebook.handleMake}
          >
            Criar caderno
          </Button>
        )}
        {exam.questoes > 0 ? <SitPaper exam={exam} /> : null}
        {exam.mapa ? <StudyMap map={exam.mapa} /> : null}
        {exam.questoes > 0 ? (
          <ButtonLink variant="ghost" to={questionsOfExam(exam.id)}>
            Ver questões
          </ButtonLink>
        ) : null}
      </Cluster>
      {exam.pdf_prova || exam.pdf_gabarito ? (
        <Files aria-label="Arquivos da prova">
          <PdfLinks exam={exam} />
        </Files>
      ) : null}
      <FailureNote error={notebook.refusal} />
      {notebook.dialog}
    </Head>
  );
}

function StudyMap({ map }: { map: NonNullable<Exam['mapa']> }) {
  const { to, busy, handleAdd } = useStudyMap(map);
  return to ? (
    <ButtonLink variant="secondary" to={to}>
      Estudar o mapa
    </ButtonLink>
  ) : (
    <Button variant="secondary" busy={busy} icon={<MapIcon size={18} aria-hidden />} onClick={handleAdd}>
      Estudar o mapa
    </Button>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${token.space.x2};
  padding-block: ${token.space.x2} ${token.space.x4};
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x3};
`;

const Facts = styled.div`
  display: grid;
  gap: ${token.space.half};
  max-width: ${token.measure.reading};
  color: ${token.color.inkSoft};
`;
