import { accuracyText, answeredOf, figure, routePath, startOfStudy, writeStudyPlace } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import { ButtonLink, Cluster, ProgressBar, SectionTitle, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MapDetail } from '../shared/model';

/** The end of the walk: how it went, and what is worth doing next. */
export function MapEnd({ map: { progresso }, place }: { map: MapDetail; place: StudyPlace }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const { total, respondidas, certas, erradas } = progresso;
  const open = total - respondidas;
  const accuracy = accuracyText(progresso);
  const linkTo = (change: Parameters<typeof startOfStudy>[1]) => pathname + writeStudyPlace(startOfStudy(place, change));

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <End>
      <SectionTitle ref={heading} tabIndex={-1}>
        Você percorreu o mapa
      </SectionTitle>
      <ProgressBar label="Progresso no mapa" value={respondidas} max={total} valueText={answeredOf(respondidas, total)} />
      <Figures>
        <Figure label="respondidas" value={`${figure(respondidas)} de ${figure(total)}`} />
        <Figure label="certas" value={figure(certas)} />
        <Figure label="erradas" value={figure(erradas)} />
        <Figure label="de acerto" value={accuracy ?? '–'} />
      </Figures>
      <Cluster>
        {open > 0 ? (
          <ButtonLink to={linkTo({ subject: undefined, state: 'nao_respondidas' })}>Responder as que faltam ({figure(open)})</ButtonLink>
        ) : null}
        {erradas > 0 ? (
          <ButtonLink variant={open > 0 ? 'secondary' : 'primary'} to={linkTo({ subject: 'todos', state: 'erradas' })}>
            Rever as erradas ({figure(erradas)})
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" to={routePath('myMaps')}>
          Meus mapas
        </ButtonLink>
      </Cluster>
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
  & > h2 { outline: none; }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x2} ${token.space.x6};
  & > div { display: flex; flex-direction: column-reverse; }
  dt { color: ${token.color.inkSoft}; font-size: ${token.size.small}; }
  dd { font-family: ${token.family.serif}; font-size: ${token.size.title2}; font-weight: ${token.weight.strong}; line-height: ${token.leading.title}; }
`;
