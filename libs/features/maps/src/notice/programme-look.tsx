import { useIsSignedIn } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { counted, dayText, questionCode, questionsOf, routePath } from '@mapa/domain';
import { Button, Link, media, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { StudyOrder } from '../edital/study-order';
import type { NoticeProgramme } from '../model';
import { Disciplines } from './disciplines';
import { ProgrammeFacts } from './programme-facts';
import { useMakeMap } from './use-make-map';

/** The first look at the map of an office: what it covers, its beginning, and what the bank lacks. */
export function ProgrammeLook({ programme }: { programme: NoticeProgramme }) {
  const { assuntos, total_assuntos, disciplinas, lido_em } = programme;
  const others = total_assuntos - assuntos.length;
  return (
    <>
      <Top>
        <ProgrammeFacts programme={programme} />
        <MakeMap programme={programme} />
      </Top>
      <Columns>
        <div>
          <StudyOrder reading={programme} />
          {others > 0 ? <Meta>E mais {counted(others, 'assunto', 'assuntos')} no mapa, na mesma ordem.</Meta> : null}
        </div>
        <Aside>
          <FirstQuestions programme={programme} />
          <Disciplines disciplines={disciplinas} />
          <Meta>Lido do edital em {dayText(lido_em)}. Confira sempre o edital oficial.</Meta>
        </Aside>
      </Columns>
    </>
  );
}

function MakeMap({ programme }: { programme: NoticeProgramme }) {
  const isSignedIn = useIsSignedIn();
  const { handleMake, isBusy, error } = useMakeMap(programme);
  if (programme.total_assuntos === 0)
    return <p role="status">O banco ainda não tem questões de nenhum tópico deste programa.</p>;
  return (
    <Act>
      <Button busy={isBusy} onClick={handleMake}>
        Criar meu mapa
      </Button>
      <Meta>
        {questionsOf(programme.questoes)} para este programa.
        {isSignedIn ? '' : ' Com a conta grátis, o mapa abre já na primeira.'}
      </Meta>
      <FailureNote error={error} />
    </Act>
  );
}

function FirstQuestions({ programme: { primeiras } }: { programme: NoticeProgramme }) {
  if (primeiras.length === 0) return null;
  return (
    <section>
      <SectionTitle>Veja uma questão</SectionTitle>
      <Rows aria-label="Primeiras questões">
        {primeiras.map(({ id, assunto }) => (
          <li key={id}>
            <Link to={routePath('question', { id })}>
              {assunto} <Code>{questionCode(id)}</Code>
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${token.space.x3};
  }
`;

const Act = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  max-width: 20rem;
`;

/** The order of study first; beside it in wide windows, otherwise below, what belongs to it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4} ${token.space.x6};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
`;

const Rows = styled.ul`
  & a {
    display: inline-block;
    padding-block: ${token.space.x1};
  }
`;

const Code = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;
