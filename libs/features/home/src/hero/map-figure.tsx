import { questionsOf, routePath } from '@mapa/domain';
import { ButtonLink, Meta, SectionTitle, SubjectRoute, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { EXAMPLE_QUESTIONS, EXAMPLE_SUBJECTS } from './example-map';

/** The map of a whole paper with invented progress, labelled as an example. */
export function MapFigure() {
  return (
    <Figure aria-labelledby="um-mapa">
      <SectionTitle id="um-mapa">Um mapa, por dentro</SectionTitle>
      <Meta>
        Exemplo: uma prova inteira, {questionsOf(EXAMPLE_QUESTIONS)} e {EXAMPLE_SUBJECTS.length} assuntos, com respostas
        inventadas até a metade
      </Meta>
      <p>
        Cada parada é um assunto: quanto mais larga a faixa, mais ele cai. A linha enche conforme você responde, e o
        círculo mostra seu acerto.
      </p>
      <SubjectRoute label="Assuntos do mapa de exemplo" subjects={EXAMPLE_SUBJECTS} isCompact />
      <div>
        <ButtonLink to={routePath('maps')}>Escolher o mapa da minha prova</ButtonLink>
      </div>
    </Figure>
  );
}

const Figure = styled.section`
  display: grid;
  gap: ${token.space.x1};
  & > p:not(:first-of-type) {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    text-wrap: pretty;
  }
`;
