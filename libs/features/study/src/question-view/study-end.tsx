import {
  accuracyText,
  answeredOf,
  counted,
  figure,
  onlyRead,
  startOfStudy,
  writeStudyPosition,
  type StudyPosition,
} from '@mapa/domain';
import {
  AccuracyLegend,
  ButtonLink,
  Cluster,
  ProgressBar,
  routeSubjectsOf,
  SectionTitle,
  ShareButton,
  SubjectRoute,
  token,
  usePlaceTitle,
} from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';

export interface StudyEndProps {
  collection: Collection;
  detail: Detail;
  position: StudyPosition;
}

/** End of a collection: a summary of the results, and the next steps. */
export function StudyEnd({ collection: { paths, words, weighsIncidence }, detail, position }: StudyEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { progresso } = detail;
  usePlaceTitle('Fim', detail.nome);
  const { total, respondidas, certas, erradas } = progresso;
  const read = onlyRead(detail);
  const open = progresso.abertas ?? total - respondidas - read;
  const accuracy = accuracyText(progresso);
  const missing =
    paths.study + writeStudyPosition(startOfStudy(position, { subject: undefined, state: 'nao_respondidas' }));

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <End>
      <SectionTitle ref={heading} tabIndex={-1}>
        {words.ended}
      </SectionTitle>
      <ProgressBar label={words.progress} value={respondidas} max={total} valueText={answeredOf(respondidas, total)} />
      <Figures>
        <Figure label="respondidas" value={`${figure(respondidas)} de ${figure(total)}`} />
        <Figure label="certas" value={figure(certas)} />
        <Figure label="erradas" value={figure(erradas)} />
        <Figure label="de acerto" value={accuracy ?? '–'} />
      </Figures>
      {read > 0 ? (
        <p>
          {counted(read, 'questão só lida', 'questões só lidas')}: o gabarito {read === 1 ? 'dela' : 'delas'} já foi
          visto, por “só ler” ou numa impressão ou exportação antiga. Para responder {read === 1 ? 'a ela' : 'a elas'},
          use “Recomeçar” em {words.list}.
        </p>
      ) : null}
      <Cluster>
        {open > 0 ? <ButtonLink to={missing}>Responder as que faltam ({figure(open)})</ButtonLink> : null}
        {respondidas > 0 ? (
          <ButtonLink variant={open > 0 ? 'secondary' : 'primary'} to={paths.review}>
            {erradas > 0 ? `Rever as erradas (${figure(erradas)})` : 'Rever as respondidas'}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" to={paths.list}>
          {words.list}
        </ButtonLink>
        {accuracy ? (
          <ShareButton
            picture={{
              title: words.ended,
              name: detail.nome,
              figures: [
                { value: figure(respondidas), label: respondidas === 1 ? 'respondida' : 'respondidas' },
                { value: accuracy, label: 'de acerto' },
              ],
              subjects: routeSubjectsOf(detail.assuntos),
            }}
          />
        ) : null}
      </Cluster>
      {certas + erradas > 0 ? (
        <>
          <AccuracyLegend />
          <SubjectRoute
            label={`${words.subjects}, com seu acerto em cada um`}
            weighs={weighsIncidence ? 'incidence' : 'size'}
            colours="accuracy"
            subjects={routeSubjectsOf(detail.assuntos)}
            linkTo={({ id }) =>
              paths.study + writeStudyPosition(startOfStudy(position, { subject: Number(id), state: 'todas' }))
            }
          />
        </>
      ) : null}
    </End>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const End = styled.section`
  display: grid;
  gap: ${token.space.x3};
  padding-block: ${token.space.x4};
  border-block: 1px solid ${token.color.rule};
  & > h2 {
    outline: none;
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x2} ${token.space.x6};
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  dd {
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
  }
`;
