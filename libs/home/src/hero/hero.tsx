import { routePath } from '@mapa/domain';
import { Lead, SearchBox, media, token } from '@mapa/ui-kit';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MapFigure } from './map-figure';
import { Totals } from './totals';

const MAX_SEARCH = 200;

/** The search, how much there is to find, and beside it a map as it really is. */
export function Hero() {
  const navigate = useNavigate();
  const handleSearch = (text: string | undefined) => {
    const questions = routePath('questions');
    void navigate(text ? `${questions}?${new URLSearchParams({ busca: text })}` : questions);
  };
  return (
    <Two>
      <Words>
        <Title>O que cai na sua prova, do que mais cai ao que menos cai</Title>
        <Lead>
          Questões de concursos e exames, ligadas à prova em que caíram e ao peso de cada assunto. Comece sem pagar e
          sem prazo.
        </Lead>
        <SearchBox
          action={routePath('questions')}
          label="Buscar questões"
          placeholder="Buscar nas questões"
          maxLength={MAX_SEARCH}
          hint="Entre aspas, a frase exata."
          value={undefined}
          onSearch={handleSearch}
        />
        <Totals />
      </Words>
      <MapFigure />
    </Two>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6} ${token.space.x8};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.x3};
`;

const Title = styled.h1`
  font-family: ${token.family.serif};
  font-size: ${token.size.display};
  font-weight: ${token.weight.strong};
  line-height: 1.05;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;
